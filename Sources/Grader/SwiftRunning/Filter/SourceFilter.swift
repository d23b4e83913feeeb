package import Grader

/// Looks a learner's file through, before a compiler sees it, for what no answer needs.
///
/// The jail is what keeps a program in; the filter tells early, and in plain words, what would not
/// work, and keeps out the few declarations that act before anything is run.
package struct SourceFilter {
  /// The most bytes that a file may have: 64 KiB.
  package static let largest = 64 << 10
  /// Names that the code around an answer uses.
  static let reservedNames: Set = ["lessonsAnswer", "AnswerStage"]

  private let tokens: [SwiftToken]

  /// Lets a text pass that holds nothing but ordinary code.
  ///
  /// - Throws: ``SwiftFailure/refused(_:)`` with the first thing found, or
  ///   ``SwiftFailure/limitExceeded(_:)`` if the text is too long.
  package static func check(_ text: String) throws(SwiftFailure) {
    guard text.utf8.count <= largest else { throw .limitExceeded(.sourceBytes(largest)) }
    let bytes = Array(text.utf8)
    let lines = ByteLines(bytes)
    if let zero = bytes.firstIndex(of: 0) {
      throw .refused(lines.refusal(zero..<(zero + 1), .zeroByte))
    }
    guard let tokens = SwiftScanner.tokens(of: bytes) else {
      throw .refused(lines.refusal(0..<0, .nestedTooDeeply))
    }
    let filter = SourceFilter(tokens: tokens)
    for index in filter.tokens.indices {
      guard let (reason, range) = filter.fault(at: index) else { continue }
      throw .refused(lines.refusal(range, reason))
    }
  }

  private func fault(at index: Int) -> (RefusalReason, Range<Int>)? {
    let token = tokens[index]
    switch token.kind {
    case .attributeSign: return attributeFault(at: index)
    case .directive(let word):
      return AllowedWords.directives.contains(word)
        ? nil : (.directive(word), token.bytes)
    case .word("import", isEscaped: false): return importFault(at: index)
    case .word("optional", isEscaped: false):
      return isDeclaration(at: index + 1) ? (.optionalRequirement, token.bytes) : nil
    case .word("unsafe", isEscaped: false): return (.unsafe, token.bytes)
    case .word(let word, _) where Self.reservedNames.contains(word):
      return (.reservedName(word), token.bytes)
    default: return nil
    }
  }

  /// Whether the word at an index begins what a protocol may ask for.
  private func isDeclaration(at index: Int) -> Bool {
    index < tokens.count && ["func", "var", "static"].contains { tokens[index].isKeyword($0) }
  }

  private func attributeFault(at index: Int) -> (RefusalReason, Range<Int>)? {
    guard index + 1 < tokens.count, let name = tokens[index + 1].word else { return nil }
    let range = tokens[index].bytes.lowerBound..<tokens[index + 1].bytes.upperBound
    return AllowedWords.isAttribute(name) ? nil : (.attribute(name), range)
  }

  /// The module of an import that isn't allowed; `import class UIKit.UIView` names its kind first.
  private func importFault(at index: Int) -> (RefusalReason, Range<Int>)? {
    if index > 0, tokens[index - 1].isSign(".") { return nil }
    var next = index + 1
    if next < tokens.count, case .word(let kind, false) = tokens[next].kind,
      AllowedWords.importKinds.contains(kind)
    {
      next += 1
    }
    guard next < tokens.count, let module = tokens[next].word else { return nil }
    return AllowedWords.modules.contains(module) ? nil : (.module(module), tokens[next].bytes)
  }
}

extension ByteLines {
  fileprivate func refusal(_ range: Range<Int>, _ reason: RefusalReason) -> SourceRefusal {
    SourceRefusal(
      place: place(of: range.lowerBound), length: length(of: range), reason: reason.words)
  }
}
