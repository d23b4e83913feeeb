import Course
import LayoutEngine

/// The code that is compiled beside a learner's file and calls what the exercise asks for.
struct Glue: Hashable, Sendable {
  let entry: SwiftEntry
  let sequel: SwiftSequel?
  /// The class of each given view or guide, by its name.
  private let classes: [String: String]
  private let selectors: [NamedSelector]

  init(
    _ entry: SwiftEntry, then sequel: SwiftSequel? = nil, given snapshot: LayoutSnapshot?,
    selectors: [NamedSelector] = []
  ) {
    self.entry = entry
    self.sequel = sequel
    self.selectors = selectors
    classes = Dictionary(
      (snapshot?.items ?? []).map { ($0.item.name, $0.className) }, uniquingKeysWith: { $1 })
  }

  var text: String {
    """
    import UIKit

    @_cdecl("lessonsAnswer") @MainActor public func lessonsAnswer() {
      \(naming)\(calls.joined(separator: "\n  "))
    }

    """
  }

  /// What tells UIKit the selectors' names; they contain no character that a string literal couldn't.
  ///
  /// It stands on the line of the first call, so that the calls keep their places.
  private var naming: String {
    if selectors.isEmpty { return "" }
    let rows = selectors.map { "\($0.line) \($0.column) \($0.name)" }
    return "AnswerStage.nameSelectors(\"\(rows.joined(separator: #"\n"#))\"); "
  }

  /// The line of the text, counted from 1, on which the answer is called again.
  static let sequelLine = 4

  private var calls: [String] {
    // The controller's line comes after the one that may be wrong, so that both keep their places.
    let again = "AnswerStage.current.again { stage in \(sequelCall) }"
    switch entry {
    case .controller(let className):
      let show = "AnswerStage.current.show(\(className)())"
      return sequel == nil ? [show] : [again, show]
    case .function(let name, let parameters):
      return (sequel == nil ? [] : [again]) + [call(name, parameters)]
    }
  }

  private var sequelCall: String {
    switch (sequel, entry) {
    case (.function(let name, let parameters), _): call(name, parameters)
    case (.method(let name), .controller(let className)):
      "(stage.shown as? \(className))?.\(name)()"
    case (.tap(let item), _): "stage.tap(\"\(item)\")"
    case (.method, .function), (nil, _): ""
    }
  }

  private func call(_ name: String, _ parameters: [SwiftParameter]) -> String {
    let arguments = parameters.map { parameter in
      (parameter.label.map { "\($0): " } ?? "")
        + "AnswerStage.current.given(\"\(parameter.item)\", as: \(className(parameter)).self)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func className(_ parameter: SwiftParameter) -> String {
    classes[parameter.item] ?? "UIView"
  }

  struct Wanted {
    let keyword: String
    let name: String
    /// As it is declared: `func layOut(photo: UIImageView)`.
    let declaration: String
  }

  var wanted: Wanted {
    switch entry {
    case .controller(let className):
      Wanted(keyword: "class", name: className, declaration: "class \(className): UIViewController")
    case .function(let name, let parameters): wanted(name, parameters)
    }
  }

  /// The declaration that is called later; `nil` if none is.
  var wantedLater: Wanted? {
    switch sequel {
    case .function(let name, let parameters): wanted(name, parameters)
    case .method(let name): wanted(name, [])
    case .tap, nil: nil
    }
  }

  private func wanted(_ name: String, _ parameters: [SwiftParameter]) -> Wanted {
    let words = parameters.map { parameter in
      let inner = parameter.item == parameter.label ? "" : " \(innerName(parameter))"
      return "\(parameter.label ?? "_")\(inner): \(className(parameter))"
    }
    return Wanted(
      keyword: "func", name: name, declaration: "func \(name)(\(words.joined(separator: ", ")))")
  }

  private func innerName(_ parameter: SwiftParameter) -> String {
    guard let first = parameter.item.first else { return "view" }
    return first.lowercased() + parameter.item.dropFirst()
  }
}

/// The name under which a learner's file is compiled, and which its messages carry.
enum AnswerFileName {
  private static let fallback = "answer.swift"

  /// The name without its folder, or another if it can't stand on a command line as it is.
  static func safe(_ name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    let isPlain = last.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    let isTaken = [AnswerRecipe.Name.glue, "main.swift"].contains(last)
    guard isPlain, !isTaken, last.hasSuffix(".swift"), last.first != "-", last.first != "." else {
      return fallback
    }
    return last
  }
}
