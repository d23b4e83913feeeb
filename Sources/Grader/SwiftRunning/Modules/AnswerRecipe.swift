/// The command lines with which one toolchain compiles and links an answer, recorded once.
///
/// The driver `swiftc` takes longer to find these words than the compiler to compile an answer.
package struct AnswerRecipe: Hashable, Sendable, Codable {
  struct Step: Hashable, Sendable, Codable {
    let executable: String
    let arguments: [String]

    /// The step for an answer: its own names in place of the sample's.
    func arguments(with names: [String: String]) -> [String] {
      arguments.map { names[$0] ?? $0 }
    }
  }

  /// The names that stand for an answer's own files, all of them in its work folder.
  enum Name {
    static let answer = "Sample.swift"
    static let glue = "LessonsGlue.swift"
    static let object = "answer.o"
    static let library = "answer.so"
  }

  let compile: Step
  let link: Step
  /// Links and reports undefined names; `nil` if the normal link step reports them.
  let strictLink: Step?
}
