import Course
import LayoutEngine

/// Proves that a lesson is short before its exercises, and what the words of its wrong answers are
/// like; where a lesson says so, also that Swift stands below its equations.
///
/// What an author hasn't rewritten yet is listed in the front matter, under `exceptions`. An exception
/// that nothing needs is an error, too.
struct WordProof {
  /// The exception of a lesson with too many rows; all others name exercises or their wrong answers.
  private static let rows = "rows"
  private static let mostRows = 40
  /// The columns of a page of 80, without the margin.
  private static let columns = 78

  let lesson: Lesson
  let exercises: [Exercise]

  private var path: String { lesson.file.path }

  func run(_ tally: inout ProofTally) {
    let exceptions = (field("exceptions")?.value ?? "").split(separator: ",").map(\.trimmed)
    var needed: Set<String> = []
    func report(_ file: String, _ faults: [Sentence], unless names: [String]) {
      let excepted = faults.isEmpty ? [] : names.filter(exceptions.contains)
      needed.formUnion(excepted)
      guard excepted.isEmpty else { return }
      for fault in faults { tally.add(file, at: SourcePlace(line: 1, column: 1), fault) }
    }
    report(path, rowFaults, unless: [Self.rows])
    for exercise in exercises {
      for wrong in exercise.wrongAnswers {
        let file = wrong.answer.path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        report(
          wrong.answer.path, AuthorsWords(wrong, exercise.scene).faults,
          unless: [exercise.id, "\(exercise.id)/\(file)"])
      }
    }
    for name in exceptions where !needed.contains(name) {
      tally.add(
        path, at: field("exceptions")?.place, .says("check.words.unneeded", ["name": name]))
    }
    proveSwift(&tally)
  }

  private func field(_ key: String) -> MarkdownDocument.Field? {
    lesson.document.frontMatter.first { $0.key == key }
  }

  /// Rows of text before the exercises: code, drawings and what is empty don't count.
  private var rowFaults: [Sentence] {
    let texts = lesson.halves.before.flatMap(\.blocks).flatMap(\.content.texts)
    let headings = lesson.halves.before.count { $0.title != nil }
    let rows = headings + texts.map { Self.rows(of: $0.map(\.plain).joined()) }.reduce(0, +)
    return rows > Self.mostRows
      ? [.says("check.words.rows", ["count": rows, "most": Self.mostRows])] : []
  }

  private static func rows(of text: String) -> Int {
    var (rows, column) = (0, columns)
    for word in text.split(whereSeparator: \.isWhitespace) {
      column += word.count + 1
      if column > columns { (rows, column) = (rows + 1, word.count) }
    }
    return rows
  }

  private func proveSwift(_ tally: inout ProofTally) {
    guard let field = field("swift-below") else { return }
    guard field.value == "yes" else {
      return tally.add(path, at: field.place, .says("check.words.swiftBelow"))
    }
    var equations: (figure: String, place: SourcePlace)?
    var bare: [SourcePlace] = []
    for block in lesson.halves.before.flatMap(\.blocks) {
      guard case .listing(let listing) = block.content, listing.kind != "drawing" else { continue }
      if let equations, listing.kind != "swift" || listing["same-as"] != equations.figure {
        bare.append(equations.place)
      }
      let figure = listing.kind == "layout" ? listing["figure"] : nil
      equations = figure.map { ($0, block.place) }
    }
    if let equations { bare.append(equations.place) }
    for place in bare { tally.add(path, at: place, .says("check.words.swift")) }
  }
}

/// The words that an author wrote for a wrong answer.
private struct AuthorsWords {
  private static let most = 40
  /// Words after which a name in small letters is a noun.
  private static let determiners: Set<String> = [
    "a", "an", "the", "this", "that", "each", "every", "its", "no", "which", "whose", "your",
  ]
  /// Names of products that are written like code and aren't code.
  private static let products: Set<String> = ["UIKit", "iOS", "iPadOS", "iPhone", "iPad", "macOS"]

  /// What stands between backticks and what doesn't, in turn; the first doesn't.
  private let pieces: [Substring]
  private let words: [Substring]
  /// The names of the views besides the window; a letter is none.
  private let names: Set<String>

  init(_ wrong: WrongAnswer, _ scene: Scene) {
    let text = Self.filled([wrong.seen, wrong.meaning, wrong.next ?? ""].joined(separator: " "))
    pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    words = text.split(whereSeparator: \.isWhitespace)
    names = Set(
      scene.items.dropFirst().filter { $0.kind == .view && $0.name.count > 1 }.map(\.name))
  }

  /// A text with a number for each placeholder, and a word for the number of a line.
  private static func filled(_ text: String) -> String {
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { filled, part in
      let end = part.firstIndex(of: "}") ?? part.startIndex
      filled += part.hasPrefix("line") ? "one" : "1"
      filled += part[end...].dropFirst()
    }
  }

  var faults: [Sentence] {
    var faults: [Sentence] = []
    let count = words.count { $0.contains { $0.isLetter || $0.isNumber } }
    if count > Self.most {
      faults.append(.says("check.words.long", ["count": count, "most": Self.most]))
    }
    let numbers = lastSentence.map(Self.numbers).reduce(0, +)
    if numbers > 1 { faults.append(.says("check.words.numbers", ["count": numbers])) }
    if let name = unmarkedName { faults.append(.says("check.words.code", ["name": name])) }
    if let name = nameOfOneWord { faults.append(.says("check.words.name", ["name": name])) }
    return faults
  }

  private var lastSentence: ArraySlice<Substring> {
    let end = words.dropLast().lastIndex { word in
      word.last { $0 != "`" && $0 != ")" && $0 != "\"" }.map(".?!".contains) ?? false
    }
    return words[((end ?? -1) + 1)...]
  }

  /// How many numbers a word has: a name may end in a digit.
  private static func numbers(in word: Substring) -> Int {
    var (count, last) = (0, Character(" "))
    for character in word {
      let goesOn = last.isLetter || last.isNumber || last == "." || last == "_"
      if character.isNumber, !goesOn { count += 1 }
      last = character
    }
    return count
  }

  /// The first name of a view, a class, a property or a method that doesn't stand between backticks.
  private var unmarkedName: String? {
    for piece in stride(from: 0, to: pieces.count, by: 2).map({ pieces[$0] }) {
      var before = ""
      for word in piece.split(whereSeparator: \.isWhitespace) {
        let name = Self.bare(word)
        let isNoun = name.first?.isLowercase ?? false && Self.determiners.contains(before)
        if Self.isCode(name) || names.contains(name) && !isNoun { return name }
        before = name.lowercased()
      }
    }
    return nil
  }

  /// The word without signs around it, and without what makes it a genitive.
  private static func bare(_ word: Substring) -> String {
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    var name = word.drop { !isPart($0) }
    while let last = name.last, !isPart(last) { name.removeLast() }
    for ending in ["'s", "’s"] where name.hasSuffix(ending) { name.removeLast(2) }
    return String(name)
  }

  private static func isCode(_ name: String) -> Bool {
    guard !products.contains(name) else { return false }
    let isPrefixed = ["UI", "NS", "MAS"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isDotted =
      parts.count > 1 && parts.contains { $0.count > 1 }
      && parts.allSatisfy { $0.first?.isLetter ?? false }
    return isPrefixed || isDotted
      || zip(name, name.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// The first view between backticks whose name is one English word.
  private var nameOfOneWord: String? {
    let short = names.filter { name in
      name.allSatisfy(\.isLetter) && !name.dropFirst().contains(where: \.isUppercase)
    }
    let code = stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] }
    return code.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map(String.init).first(where: short.contains)
  }
}
