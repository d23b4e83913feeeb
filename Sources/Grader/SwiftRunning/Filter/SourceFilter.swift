import Course
package import Grading

/// Refuses a learner's file, before it is compiled, if it contains code that no answer needs.
///
/// The jail protects the machine. The filter explains early and in plain words what would fail in
/// the jail, and refuses the few declarations that act before the program runs.
package struct SourceFilter {
  package static let largest = 64 << 10
  /// Names that the code around an answer uses.
  static let reservedNames: Set = ["lessonsAnswer", "AnswerStage"]

  /// Conditions of `#if` under which the compiler skips code without an error for what it can't
  /// read, so that nothing says where a text or a comment in that code ends.
  private static let versionConditions: Set = ["swift", "compiler", "_compiler_version"]

  private let bytes: [UInt8]
  private let tokens: [SwiftToken]

  package static func check(_ text: String) throws(SwiftFailure) {
    guard text.utf8.count <= largest else { throw .limitExceeded(.sourceBytes(largest)) }
    let bytes = Array(text.utf8)
    let lines = ByteLines(bytes)
    if let zero = bytes.firstIndex(of: 0) {
      throw .refused(lines.refusal(zero..<(zero + 1), .says("swift.refused.zeroByte")))
    }
    guard let tokens = SwiftScanner.tokens(of: bytes) else {
      throw .refused(lines.refusal(0..<0, .says("swift.refused.nested")))
    }
    guard let (reason, range) = errors(in: tokens, of: bytes).first else { return }
    throw .refused(lines.refusal(range, reason))
  }

  static func errors(
    in tokens: [SwiftToken], of bytes: [UInt8]
  ) -> [(reason: Sentence, bytes: Range<Int>)] {
    let filter = SourceFilter(bytes: bytes, tokens: tokens)
    return tokens.indices.compactMap { filter.error(at: $0) }
  }

  private func error(at index: Int) -> (Sentence, Range<Int>)? {
    let token = tokens[index]
    switch token.kind {
    case .attributeSign: return attributeError(at: index)
    case .directive(let word):
      if AllowedWords.directives.contains(word) { return nil }
      let reason: Sentence =
        word.isEmpty
        ? .says("swift.refused.directive.none")
        : .says("swift.refused.directive", ["word": word])
      return (reason, token.bytes)
    case .word("import", isEscaped: false): return importError(at: index)
    case .word("optional", isEscaped: false):
      return isDeclaration(at: index + 1) ? (.says("swift.refused.optional"), token.bytes) : nil
    case .word("unsafe", _): return (.says("swift.refused.unsafe"), token.bytes)
    case .word(let word, _) where Self.versionConditions.contains(word):
      let isAsked = index + 1 < tokens.count && tokens[index + 1].isSign("(")
      return isAsked ? (.says("swift.refused.version", ["word": word]), token.bytes) : nil
    case .word(let word, _) where Self.reservedNames.contains(word):
      return (.says("swift.refused.name", ["name": word]), token.bytes)
    case .sign(UInt8(ascii: "`")): return (.says("swift.refused.backtick"), token.bytes)
    default: return nil
    }
  }

  /// Whether the word at an index begins what a protocol may ask for.
  private func isDeclaration(at index: Int) -> Bool {
    index < tokens.count && ["func", "var", "static"].contains { tokens[index].isKeyword($0) }
  }

  private func attributeError(at index: Int) -> (Sentence, Range<Int>)? {
    guard index + 1 < tokens.count, let name = tokens[index + 1].word else { return nil }
    let range = tokens[index].bytes.lowerBound..<tokens[index + 1].bytes.upperBound
    return AllowedWords.isAttribute(name)
      ? nil : (.says("swift.refused.attribute", ["name": name]), range)
  }

  /// The module of an import that isn't allowed; `import class UIKit.UIView` names its kind first.
  ///
  /// A dot before it doesn't make it a member, as it may be the end of an operator.
  private func importError(at index: Int) -> (Sentence, Range<Int>)? {
    var next = index + 1
    if next < tokens.count, case .word(let kind, false) = tokens[next].kind,
      AllowedWords.importKinds.contains(kind)
    {
      next += 1
    }
    guard let (module, range) = name(at: next) else { return nil }
    return AllowedWords.modules.contains(module)
      ? nil : (.says("swift.refused.module", ["name": module]), range)
  }

  /// The name that begins at an index; letters outside ASCII are signs to the scanner.
  private func name(at index: Int) -> (String, Range<Int>)? {
    var end = index
    while end < tokens.count, tokens[end].isPartOfName,
      end == index || tokens[end].bytes.lowerBound == tokens[end - 1].bytes.upperBound
    {
      end += 1
    }
    guard end > index else { return nil }
    let range = tokens[index].bytes.lowerBound..<tokens[end - 1].bytes.upperBound
    return (String(decoding: bytes[range], as: UTF8.self).filter { $0 != "`" }, range)
  }
}

extension SwiftToken {
  fileprivate var isPartOfName: Bool {
    switch kind {
    case .word: true
    case .sign(let byte): byte >= 0x80
    default: false
    }
  }
}

extension ByteLines {
  fileprivate func refusal(_ range: Range<Int>, _ reason: Sentence) -> SourceRefusal {
    SourceRefusal(place: place(of: range.lowerBound), length: length(of: range), reason: reason)
  }
}

enum AllowedWords {
  /// Modules that can be imported; those of ``emptyModules`` have nothing of their own here.
  static let modules: Set<String> = emptyModules.union(
    ["Foundation"] + SourceRoot.Part.allCases.compactMap(\.importedName))

  /// Modules whose types come with UIKit here, so that their imports are blanked.
  ///
  /// On a Mac Foundation has types that our UIKit declares, too, so that a file with both imports
  /// would have two of a name; UIKit brings Foundation anyway.
  static var emptyModules: Set<String> {
    #if os(macOS)
      ["CoreGraphics", "Foundation", "QuartzCore"]
    #else
      ["CoreGraphics", "QuartzCore"]
    #endif
  }

  static let importKinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  static let directives: Set<String> = [
    "available", "colorLiteral", "column", "else", "elseif", "endif", "error", "file", "fileID",
    "filePath", "function", "if", "imageLiteral", "keyPath", "line", "selector", "unavailable",
    "warning",
  ]

  private static let attributes: Set<String> = [
    "autoclosure", "available", "discardableResult", "dynamicCallable", "dynamicMemberLookup",
    "escaping", "frozen", "globalActor", "inlinable", "inline", "nonobjc", "objc", "objcMembers",
    "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive", "testable", "unchecked",
    "unknown", "main", "convention",
  ]

  /// Attributes of Core Data, which have no meaning here.
  private static let emptyPromises: Set<String> = ["NSManaged"]

  /// Attributes of Swift that do no harm, and the learner's own, which begin with a capital.
  static func isAttribute(_ name: String) -> Bool {
    attributes.contains(name) || (name.first?.isUppercase == true && !emptyPromises.contains(name))
  }
}
