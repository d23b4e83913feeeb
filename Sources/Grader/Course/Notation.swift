package enum Notation: String, CaseIterable, Hashable, Sendable {
  /// Equations, statements about views, and predictions: `.layout`.
  case equations
  case swift

  /// What stands in a file where a blank is empty.
  package static let blank = "___"

  /// The ending of a file's name, without the dot.
  package var fileExtension: String {
    switch self {
    case .equations: "layout"
    case .swift: "swift"
    }
  }

  /// The notation of a file; equations unless its name says otherwise.
  package init(path: String) {
    self = path.hasSuffix(".swift") ? .swift : .equations
  }

  package static func baseName(of name: String) -> String {
    for notation in allCases where name.hasSuffix(".\(notation.fileExtension)") {
      return String(name.dropLast(notation.fileExtension.count + 1))
    }
    return name
  }
}
