/// Replaces code that needs the Objective-C run time, without moving any other character.
///
/// Every pass takes a text and gives one of the same width, so that the compiler's lines and
/// columns are the learner's.
package enum SourceBlanking {
  /// Attributes that say nothing about layout, and the marks of a program's beginning.
  private static let attributes: Set = [
    "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain",
    "NSCopying", "UIApplicationMain", "main", "objc", "objcMembers",
  ]

  package static func compiled(_ text: String) -> String {
    [withoutAttributes, withWholeModules, withKeyPaths, withSelectors].reduce(text) { text, pass in
      pass(text)
    }
  }

  private static func withoutAttributes(_ text: String) -> String {
    blanked(text) { code, index in
      let tokens = code.tokens
      guard tokens[index].kind == .attributeSign, index + 1 < tokens.count,
        let name = tokens[index + 1].word, attributes.contains(name)
      else { return nil }
      return index...(code.closing(of: index + 2) ?? index + 1)
    }
  }

  /// Blanks imports of modules that are part of UIKit here, also of one declaration of theirs, and
  /// makes `import UIKit.UIView` an import of the whole module: Swift's modules have no parts.
  private static func withWholeModules(_ text: String) -> String {
    blanked(text) { code, index in
      let tokens = code.tokens
      guard tokens[index].isKeyword("import"), index + 1 < tokens.count else { return nil }
      var module = index + 1
      if let kind = tokens[module].word, AllowedWords.importKinds.contains(kind) { module += 1 }
      guard module < tokens.count, let name = tokens[module].word else { return nil }
      var last = module
      while last + 2 < tokens.count, tokens[last + 1].isSign("."), tokens[last + 2].word != nil {
        last += 2
      }
      if AllowedWords.emptyModules.contains(name) { return index...last }
      return module == index + 1 && last > module ? (module + 1)...last : nil
    }
  }

  /// Makes `#keyPath(Person.name)` the text that it stands for: `"name"`.
  private static func withKeyPaths(_ text: String) -> String {
    changed(text) { bytes, code, index in
      guard let directive = DirectiveCall("keyPath", at: index, in: code) else { return index }
      let words = directive.inner.compactMap(\.word).drop { $0.first?.isUppercase == true }
      blank(code.tokens[index...directive.closing], in: &bytes)
      let made = Array("\"\(words.joined(separator: "."))\"".utf8)
      let start = code.tokens[index].bytes.lowerBound
      bytes.replaceSubrange(start..<(start + made.count), with: made)
      return directive.closing
    }
  }

  /// Makes `#selector(tapped)` a value that is handed the method: ` Selector(tapped)`.
  private static func withSelectors(_ text: String) -> String {
    changed(text) { bytes, code, index in
      guard let reference = SelectorReference(at: index, in: code, of: bytes) else { return index }
      bytes.replaceSubrange(code.tokens[index].bytes, with: Array(reference.head.utf8))
      // A property that is named with its class is reached by a key path.
      if let place = reference.keyPathPlace { bytes[place] = UInt8(ascii: "\\") }
      return index
    }
  }

  /// The text with spaces in place of the tokens that `range` picks, starting at an index.
  private static func blanked(
    _ text: String, _ range: (PairedTokens, Int) -> ClosedRange<Int>?
  ) -> String {
    changed(text) { bytes, code, index in
      guard let range = range(code, index) else { return index }
      blank(code.tokens[range], in: &bytes)
      return range.upperBound
    }
  }

  private static func blank(_ tokens: ArraySlice<SwiftToken>, in bytes: inout [UInt8]) {
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    for token in tokens {
      for place in token.bytes where !ends.contains(bytes[place]) {
        bytes[place] = UInt8(ascii: " ")
      }
    }
  }

  /// The text after a change at each token, which gives the last token that it has dealt with.
  private static func changed(
    _ text: String, _ change: (inout [UInt8], PairedTokens, Int) -> Int
  ) -> String {
    var bytes = Array(text.utf8)
    let code = PairedTokens(bytes)
    var index = 0
    while index < code.tokens.count { index = change(&bytes, code, index) + 1 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A `#selector(…)` of a learner's file: what it is rewritten to, and what it names.
struct SelectorReference {
  enum Kind {
    case method
    case getter
    case setter
  }

  let kind: Kind
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

/// The name that Objective-C would give to what a `#selector` of a learner's file stands for.
///
/// Selectors of one name are equal, so the code around an answer tells it the names: what is handed
/// over at run time, a closure, equals no other.
struct NamedSelector: Hashable, Sendable {
  /// The line of the opening parenthesis, as the compiler counts, from 1.
  let line: Int
  /// Its column in bytes, from 1.
  let column: Int
  /// Letters, digits and colons; without colons if nobody knows yet how many there are.
  let name: String

  /// The selectors of a file, in order.
  ///
  /// A name that is written without its labels gets those of the methods that the file declares, as
  /// long as they agree. Names that `@objc(…)` gives are not looked at.
  static func all(in text: String) -> [NamedSelector] {
    guard text.contains("#selector") else { return [] }
    let bytes = Array(text.utf8)
    let code = PairedTokens(bytes)
    let declared = declaredLabels(in: code)
    let lines = ByteLines(bytes)
    return code.tokens.indices.compactMap { index in
      guard let reference = SelectorReference(at: index, in: code, of: bytes),
        let base = reference.lastWord?.word
      else { return nil }
      let name: String
      switch reference.kind {
      case .getter: name = base
      case .setter: name = "set\(base.withCapital):"
      case .method:
        let labels = reference.labels.map { $0.compactMap(\.word) } ?? declared[base]
        name = objectiveC(base, labels ?? [])
      }
      let place = lines.compilersPlace(of: reference.offset)
      return NamedSelector(line: place.line, column: place.byteColumn, name: name)
    }
  }

  /// A method's name with its labels, of which the first follows it as `With…`.
  ///
  /// Source: *Using Swift with Cocoa*, "Selectors"; a first label that is a preposition stands alone.
  private static func objectiveC(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    let joint = prepositions.contains(first) ? "" : "With"
    let head = first == "_" ? base : base + joint + first.withCapital
    return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static let prepositions: Set = [
    "about", "after", "as", "at", "before", "by", "for", "from", "in", "into", "of", "on", "to",
    "using", "via", "when", "with", "without",
  ]

  /// The labels of the methods of each name; none if they differ.
  private static func declaredLabels(in code: PairedTokens) -> [String: [String]] {
    var declared: [String: [String]] = [:]
    for place in code.tokens.indices.dropLast(2) where code.tokens[place].isKeyword("func") {
      guard let name = code.tokens[place + 1].word, let close = code.closing(of: place + 2) else {
        continue
      }
      let labels = labels(in: code.tokens[(place + 2)..<close])
      declared[name] = declared[name, default: labels] == labels ? labels : []
    }
    return declared
  }

  /// How many tokens of a declaration are looked through for its labels.
  ///
  /// Ordinary ones have fewer by far; declarations that stand in others' parentheses would be
  /// looked through again and again.
  private static let mostTokens = 500

  /// The first word of every parameter, from the parenthesis that opens their list.
  private static func labels(in list: ArraySlice<SwiftToken>) -> [String] {
    var labels: [String] = []
    var depth = 0
    for place in list.indices.prefix(mostTokens) {
      let token = list[place]
      if token.opens { depth += 1 }
      // The sign of an arrow closes nothing.
      if token.closes, !list[place - 1].isSign("-") { depth -= 1 }
      let begins = place == list.startIndex || (depth == 1 && token.isSign(","))
      if begins, place + 1 < list.endIndex, let label = list[place + 1].word {
        labels.append(label)
      }
    }
    return labels
  }
}

extension SwiftToken {
  fileprivate var opens: Bool { isSign("(") || isSign("[") || isSign("<") }
  fileprivate var closes: Bool { isSign(")") || isSign("]") || isSign(">") }
}

extension String {
  fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}

struct DirectiveCall {
  /// The index of the token that opens the parentheses, and of the one that closes them.
  let opening: Int
  let closing: Int
  let inner: ArraySlice<SwiftToken>

  /// The call that begins at an index; `nil` if none of this name does, or if it isn't closed.
  init?(_ name: String, at index: Int, in code: PairedTokens) {
    guard code.tokens[index].kind == .directive(name), let closing = code.closing(of: index + 1)
    else { return nil }
    opening = index + 1
    self.closing = closing
    inner = code.tokens[(index + 2)..<closing]
  }
}
