import Testing

@Suite("House rules: kinds of exercises")
struct KindTests {
  private static let modules =
    SourceTree.files(below: "Sources/Grader")
    + ["LayoutLessons", "Teaching", "Terminal"].flatMap {
      SourceTree.files(below: "Sources/\($0)")
    }

  /// The types that a file declares, but for those inside others.
  private func types(in file: SourceTree.File) -> [String] {
    file.lines.compactMap { line in
      let words = line.split(separator: " ").drop { $0 == "package" || $0 == "indirect" }
      guard ["struct", "enum"].contains(words.first), !line.hasPrefix(" ") else { return nil }
      return words.dropFirst().first.map { String($0.prefix { $0.isLetter }) }
    }
  }

  private func names(_ words: Set<String>, _ file: SourceTree.File) -> Bool {
    file.code.contains { _, text in
      text.split { !$0.isLetter }.contains { words.contains(String($0)) }
    }
  }

  @Test(
    "outside of its folders, one file a module names a kind with an aim of its own",
    arguments: ["Difference", "Flaw"])
  func aims(folder: String) {
    let own = Self.modules.filter { $0.path.contains("/Kinds/\(folder)") }
    #expect(own.count >= 3)
    let words = Set(own.flatMap { types(in: $0) })
    // What the kinds find wrong stands in one file below them, since every verdict may hold it.
    let others = Self.modules.filter {
      !$0.path.contains("/Kinds/\(folder)") && !$0.path.hasSuffix("/Verdict/KindFact.swift")
        && names(words, $0)
    }
    #expect(
      others.map(\.path) == [
        "Sources/Grader/Authoring/Kinds/KindProof.swift",
        "Sources/Grader/Course/Kinds/Exercise+Kind.swift",
        "Sources/Grader/Grading/Kinds/KindGrading.swift",
      ])
  }

  @Test(
    "such a kind has 8 files, with the one for what it finds wrong"
  )
  func count() {
    let own = Self.modules.filter { $0.path.contains("/Kinds/Difference/") }
    #expect(own.count + 4 + 1 == 8, "\(own)")
  }
}
