import Grader
import LayoutEngine

/// The code that is compiled beside a learner's file and calls what the exercise asks for.
struct Glue: Hashable, Sendable {
  let entry: SwiftEntry
  /// The class of each given view or guide, by its name.
  private let classes: [String: String]

  /// The names of the answer's selectors.
  private let selectors: [NamedSelector]

  init(
    _ entry: SwiftEntry, given snapshot: LayoutSnapshot?, selectors: [NamedSelector] = []
  ) {
    self.entry = entry
    self.selectors = selectors
    classes = Dictionary(
      (snapshot?.items ?? []).map { ($0.item.name, $0.className) }, uniquingKeysWith: { $1 })
  }

  /// The Swift text.
  var text: String {
    """
    import UIKit

    @_cdecl("lessonsAnswer") @MainActor public func lessonsAnswer() {
      \(naming)\(call)
    }

    """
  }

  /// Names hold no character that a text literal couldn't.
  private var naming: String {
    if selectors.isEmpty { return "" }
    let rows = selectors.map { "\($0.line) \($0.column) \($0.name)" }
    return "AnswerStage.nameSelectors(\"\(rows.joined(separator: #"\n"#))\")\n  "
  }

  private var call: String {
    switch entry {
    case .controller(let className): return "AnswerStage.current.show(\(className)())"
    case .function(let name, let parameters):
      let arguments = parameters.map { parameter in
        (parameter.label.map { "\($0): " } ?? "")
          + "AnswerStage.current.given(\"\(parameter.item)\", as: \(className(parameter)).self)"
      }
      return "\(name)(\(arguments.joined(separator: ", ")))"
    }
  }

  private func className(_ parameter: SwiftParameter) -> String {
    classes[parameter.item] ?? "UIView"
  }

  /// What the learner's file has to hold, as it is declared: `func layOut(photo: UIImageView)`.
  var declaration: String {
    switch entry {
    case .controller(let className): return "class \(className): UIViewController"
    case .function(let name, let parameters):
      let words = parameters.map { parameter in
        let inner = parameter.item == parameter.label ? "" : " \(innerName(parameter))"
        return "\(parameter.label ?? "_")\(inner): \(className(parameter))"
      }
      return "func \(name)(\(words.joined(separator: ", ")))"
    }
  }

  private func innerName(_ parameter: SwiftParameter) -> String {
    guard let first = parameter.item.first else { return "view" }
    return first.lowercased() + parameter.item.dropFirst()
  }
}
