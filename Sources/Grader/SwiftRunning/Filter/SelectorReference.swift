/// A `#selector(…)` of a learner's file: what it is rewritten to, and what it names.
struct SelectorReference {
  enum Kind {
    case method
    case getter
    case setter
  }

  let kind: Kind
  /// The replacement for `#selector`, which has the same length.
  let head: String
  /// Where its parentheses open, in bytes: the place that the compiler gives to the call.
  let offset: Int
  /// The byte, a space so far, that makes a key path of a property named with its class.
  let keyPathPlace: Int?
  /// The last part of the path to what is named; `nil` if there is none.
  let lastWord: SwiftToken?
  /// The labels that follow it, each with its colon; `nil` if none do.
  let labels: ArraySlice<SwiftToken>?

  /// The bytes that may stand right before a value, which a space after them doesn't change.
  private static let openers = Set(" \t\r\n([{,:;".utf8)

  init?(at index: Int, in code: PairedTokens, of bytes: [UInt8]) {
    guard let call = DirectiveCall("selector", at: index, in: code) else { return nil }
    let tokens = code.tokens
    let start = tokens[index].bytes.lowerBound
    // An operator that stands close to its value has to stay close.
    let isClose = start > 0 && !Self.openers.contains(bytes[start - 1])
    head = isClose ? "Selector " : " Selector"
    offset = tokens[call.opening].bytes.lowerBound
    kind = Self.kind(of: call.inner)
    let path = kind == .method ? call.inner : call.inner.dropFirst(2)
    let end = Self.end(of: path, in: code)
    lastWord = Self.whole(tokens[path.startIndex..<end].suffix(2))
    labels = Self.labels(at: end, in: code, before: call.closing)
    let space = (path.first?.bytes.lowerBound ?? 0) - 1
    let isTyped = kind != .method && path.first?.word?.first?.isUppercase == true
    keyPathPlace = isTyped && bytes[space] == UInt8(ascii: " ") ? space : nil
  }

  private static func kind(of inner: ArraySlice<SwiftToken>) -> Kind {
    guard inner.dropFirst().first?.isSign(":") == true else { return .method }
    return switch inner.first?.word {
    case "getter": .getter
    case "setter": .setter
    default: .method
    }
  }

  /// Where a path ends: before labels, a cast, or whatever closes it.
  private static func end(of path: ArraySlice<SwiftToken>, in code: PairedTokens) -> Int {
    let tokens = code.tokens
    var place = path.startIndex
    while place < path.endIndex, !tokens[place].isKeyword("as") {
      if tokens[place].isSign("(") {
        // What goes on after parentheses, as `type(of: self).tapped` does, had no labels in them.
        guard let close = code.closing(of: place), close + 1 < path.endIndex,
          tokens[close + 1].isSign(".")
        else { return place }
        place = close
      }
      place += 1
    }
    return place
  }

  /// The last of two tokens, unless the one before holds letters of it that the scanner doesn't know.
  private static func whole(_ tokens: ArraySlice<SwiftToken>) -> SwiftToken? {
    guard let last = tokens.last, let before = tokens.dropLast().last else { return tokens.last }
    return before.isSign(".") || before.bytes.upperBound < last.bytes.lowerBound ? last : nil
  }

  private static func labels(
    at open: Int, in code: PairedTokens, before end: Int
  ) -> ArraySlice<SwiftToken>? {
    guard open < end, let close = code.closing(of: open), close <= end else { return nil }
    let labels = code.tokens[(open + 1)..<close]
    return labels.contains { $0.isSign("(") } ? nil : labels
  }
}
