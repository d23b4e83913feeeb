import Course
import Grading
import LayoutEngine
import Platform

struct CompilerVerdict {
  let fileName: String
  let lines: ByteLines
  let tokens: [SwiftToken]
  let glue: Glue
  let names: LearnersNames
  /// The names that UIKit has, here or not.
  let uikit: LearnersNames

  /// The most messages that are shown; the first ones help most.
  private static let most = 20

  /// The messages about the learner's file, errors first; empty if there is no error in it, nor in
  /// what calls it.
  func messages(in output: String) -> [CompilerMessage] {
    let all = CompilerLine.all(in: output)
    guard all.contains(where: { $0.kind == .error }) else { return [] }
    var kept: [CompilerLine] = []
    var isLearners = false
    for line in all {
      // A note belongs to the message before it.
      if line.kind != .note { isLearners = line.file == fileName }
      if isLearners, line.file == fileName { kept.append(line) }
    }
    guard kept.contains(where: { $0.kind == .error }) else {
      let isCall = all.contains { $0.kind == .error && $0.file == AnswerRecipe.Name.glue }
      return isCall ? [entryMessage(in: all)] : []
    }
    let grouped = groups(kept)
    let errors = grouped.filter { $0[0].kind == .error }
    // The compiler only knows that the function's words mean nothing outside of a class.
    let cause = strayMessage.flatMap { $0.stray?.isInside == false ? [$0] : nil } ?? []
    if let bracket = unpairedBracket(behind: errors) { return cause + [bracket] }
    let sorted =
      CompilerErrorOrder.causesFirst(errors) + grouped.filter { $0[0].kind != .error }
    // Searching for the intended names is slow, so only the shown messages get them.
    return cause + withoutConsequences(sorted.joined().prefix(Self.most).map(message))
  }

  /// The messages without the errors that follow, on their line, one for which we have words; that
  /// one alone if the compiler can't read it.
  private func withoutConsequences(_ messages: [CompilerMessage]) -> [CompilerMessage] {
    if let first = messages.first, first.habit != nil,
      CompilerErrorOrder.isUnreadable(first.text.identity)
    {
      return [first]
    }
    var told: Set<Int> = []
    return messages.filter { message in
      guard message.kind == .error, let line = message.place?.line else { return true }
      if told.contains(line) { return false }
      if message.habit != nil { told.insert(line) }
      return true
    }
  }

  private func groups(_ messages: [CompilerLine]) -> [[CompilerLine]] {
    var groups: [[CompilerLine]] = []
    for message in messages {
      if message.kind == .note, !groups.isEmpty {
        groups[groups.count - 1].append(message)
      } else {
        groups.append([message])
      }
    }
    return groups
  }

  private func message(_ line: CompilerLine) -> CompilerMessage {
    let isError = line.kind == .error
    let absent = isError ? nameElsewhere(in: line) : nil
    let isKnown = isError && absent == nil
    let code = code(of: line)
    let habit = isKnown ? habits.lazy.compactMap { $0.words(code) }.first : nil
    let isOpen = isKnown && habit == nil
    return CompilerMessage(
      kind: line.kind, place: lines.place(line: line.line, byteColumn: line.column),
      text: absent.map { .says("swift.elsewhere", ["name": $0]) }
        ?? Self.hiddenName(in: line.text).map { .says("swift.nowhere", ["name": $0]) }
        ?? Sentence(
          verbatim: Self.withoutOwnLabels(line.text) + (habit.map { mark($0, on: line.text) } ?? "")
        ),
      habit: isOpen ? facts.lazy.compactMap { $0.words(code) }.first : habit,
      suggestion: isOpen ? suggestion(for: line.text) ?? meantCall(behind: line) : nil)
  }

  /// What tells apart the mistakes for which the compiler has the same words, so that the course's
  /// words for one of them aren't said of another.
  private func mark(_ habit: Sentence, on text: String) -> String {
    Self.sharedWords.contains { text.hasPrefix($0) } ? " (\(habit.key))" : ""
  }

  private static let sharedWords = [
    "expected ','", "no exact matches", "consecutive statements", "missing argument label",
    "value of type '",
    "cannot convert value of type '()' to expected element type",
  ]

  /// How much of a line is looked at on either side of the place that is meant, and of a message:
  /// what a stranger writes can't keep the patterns busy.
  private static let (mostBytes, mostCharacters) = (200, 400)

  /// A message with its code, as ``CodeHabit`` reads it.
  private func code(of line: CompilerLine) -> String {
    let bytes = lines.bytes(ofLine: line.line)
    let before = bytes.prefix(line.column - 1).suffix(Self.mostBytes)
    let after = bytes.dropFirst(line.column - 1).prefix(Self.mostBytes)
    let above = lines.bytes(ofLine: line.line - 1).suffix(Self.mostBytes)
    let texts = [before, after, above].map { String(decoding: $0, as: UTF8.self) }
    let words = line.text.prefix(Self.mostCharacters)
    return "\(words)\n\(texts[0])▸\(texts[1])\n\(texts[0])\(texts[1])\n\(texts[2])"
  }

  /// A name of our modules that UIKit doesn't have, so that it may as well not be there.
  private static func hiddenName(in text: String) -> String? {
    text.wholeMatch(of: /'(\w+)' is inaccessible due to 'internal' protection level/)
      .map { String($0.output.1) }
  }

  /// What has to be written where a line has a number in place of an anchor or a priority.
  private func meantCall(behind line: CompilerLine) -> String? {
    let text = line.text
    let place = lines.place(line: line.line, byteColumn: line.column)
    guard text.contains(/value of type '(?:Int|Double|CGFloat)'/),
      let index = tokens.firstIndex(where: { lines.place(of: $0.bytes.lowerBound) == place })
    else { return nil }
    if text.hasSuffix("type 'UILayoutPriority'") {
      return "UILayoutPriority(\(lines.text(of: tokens[index].bytes)))"
    }
    guard text.hasSuffix("'NSLayoutAnchor<NSLayoutDimension>'"), index > 1 else { return nil }
    return tokens[index - 2].word.map { $0 + "Constant:" }
  }

  /// The words without the two parameters by which our methods know the learner's line, which
  /// UIKit's don't have.
  private static func withoutOwnLabels(_ words: String) -> String {
    guard words.contains("line:") else { return words }
    return words.replacing(/(file:line:|line:column:)(?=$|'|\))/, with: "")
  }
}

// MARK: What the exercise calls

extension CompilerVerdict {
  /// The file compiles, but the function that the exercise calls is missing or declared differently.
  private func entryMessage(in output: [CompilerLine]) -> CompilerMessage {
    if let message = strayMessage { return message }
    let errors = output.filter { $0.kind == .error && $0.file == AnswerRecipe.Name.glue }
    let all = [glue.wanted] + (glue.wantedLater.map { [$0] } ?? [])
    let isLater = errors.contains { $0.line == Glue.sequelLine }
    let wanted =
      all.first { wanted in !declarations(wanted.keyword).contains { $0.name == wanted.name } }
      ?? (isLater ? all[all.count - 1] : glue.wanted)
    let declared = declarations(wanted.keyword)
    guard let found = declared.first(where: { $0.name == wanted.name }) else {
      let near = NearestNames.suggestions(for: wanted.name, among: declared.map(\.name)).first
      return CompilerMessage(
        kind: .error, place: declared.first { $0.name == near }.map { lines.place(of: $0.offset) },
        text: .says("swift.entry.missing", ["declaration": wanted.declaration]),
        suggestion: near == nil ? nil : wanted.name)
    }
    let isHidden = errors.contains { $0.text.contains("is inaccessible due to") }
    return CompilerMessage(
      kind: .error, place: lines.place(of: found.offset),
      text: isHidden
        ? .says("swift.entry.private", ["declaration": wanted.declaration])
        : .says("swift.entry.otherwise", ["declaration": wanted.declaration]))
  }

  func declarations(_ keyword: String) -> [(name: String, offset: Int)] {
    zip(tokens, tokens.dropFirst()).compactMap { token, next in
      guard token.isKeyword(keyword), let name = next.word else { return nil }
      return (name, next.bytes.lowerBound)
    }
  }
}

// MARK: Names that the compiler doesn't know

extension CompilerVerdict {
  func suggestion(for text: String) -> String? {
    // The compiler's own suggestion is part of its text.
    guard !text.contains("did you mean"), let name = Self.quoted(in: text).last else { return nil }
    let known = known
    let isUnknown = text.hasPrefix("cannot find ") || text.contains("has no member '")
    if isUnknown, let meant = Self.meantWords[name] { return meant }
    if text.contains("has no member '") {
      let type = Self.owner(in: text)
      let members =
        known.members(of: type) + (type.hasPrefix("CG") ? uikit.members(of: type) : [])
        + (ownTypes.contains(type) ? own(["var", "let", "func", "case"]) : [])
      // Objective-C calls the property `isActive` by `active`, and equations `topAnchor` by `top`.
      let meant = ["is" + name.prefix(1).uppercased() + name.dropFirst(), name + "Anchor"]
      return meant.first(where: members.contains) ?? nearest(to: name, among: members)
    }
    let types = known.types.keys.sorted()
    if text.hasPrefix("cannot find type '") { return nearest(to: name, among: types) }
    guard text.hasPrefix("cannot find '") else { return nil }
    // Words before a colon are parameters; types and labels among them do no harm.
    let parameters = zip(tokens, tokens.dropFirst()).compactMap { $1.isSign(":") ? $0.word : nil }
    let inReach = (["_"] + ownTypes).flatMap(known.members)
    return nearest(to: name, among: types + inReach + own(["var", "let", "func"]) + parameters)
  }

  /// The name that the compiler doesn't know, if UIKit has it and the module doesn't.
  private func nameElsewhere(in line: CompilerLine) -> String? {
    var name = Self.quoted(in: line.text).last ?? ""
    var owners = ["_"] + ownTypes
    if line.text.contains("has no member '") {
      owners = [Self.owner(in: line.text)]
    } else if line.text.contains("does not override any") {
      let place = lines.place(line: line.line, byteColumn: line.column)
      name = tokens.first { lines.place(of: $0.bytes.lowerBound) == place }?.word ?? ""
    } else if !line.text.hasPrefix("cannot find ") {
      return nil
    }
    let known = known
    for owner in owners.flatMap(known.chain) {
      let path = owner == "_" ? name : "\(owner).\(name)"
      let isMember = uikit.types[owner]?.members.contains(name) ?? false
      if isMember && !known.members(of: owner).contains(name)
        || uikit.types[path] != nil && known.types[path] == nil
      {
        return path
      }
    }
    return nil
  }

  private static func quoted(in text: String) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  /// The path of the type that a message names first, without module and generic parameters.
  private static func owner(in text: String) -> String {
    let path = (quoted(in: text).first ?? "").prefix { $0 != "<" }.split(separator: ".")
    return path.drop { $0.hasSuffix("UIKit") }.joined(separator: ".")
  }

  private func nearest(to word: String, among known: [String]) -> String? {
    NearestNames.suggestions(for: word, among: known).first { $0 != word }
  }

  private func own(_ keywords: [String]) -> [String] {
    keywords.flatMap(declarations).map(\.name)
  }

  private static let typeWords = ["class", "struct", "enum", "extension", "protocol"]

  private var ownTypes: [String] { own(Self.typeWords) }

  /// The names that can be used here, and the learner's own types with what is above them.
  private var known: LearnersNames {
    var known = names
    for (name, offset) in Self.typeWords.flatMap(declarations) {
      let head = tokens.drop { $0.bytes.lowerBound <= offset }.prefix { !$0.isSign("{") }
      known.types[name, default: .init()].supers.formUnion(head.compactMap(\.word))
    }
    return known
  }
}

extension CompilerVerdict {
  /// That a function isn't where the exercise calls it: inside a type, or outside of its class;
  /// `nil` if it is there, or nowhere.
  var strayMessage: CompilerMessage? {
    let functions = declarations("func").map {
      (name: $0.name, $0.offset, types(around: $0.offset))
    }
    switch glue.entry {
    case .function(let name, _):
      let found = functions.filter { $0.name == name }
      guard found.allSatisfy({ !$0.2.isEmpty }), let stray = found.first, let type = stray.2.last
      else { return nil }
      return message(
        StrayFunction(name: name, type: type, isInside: true), at: stray.1,
        .says("swift.stray.inside", ["name": name, "type": type]))
    case .controller(let type):
      let classes = declarations("class")
      var found = functions
      if classes.contains(where: { $0.name == type }) {
        guard case .method(let name) = glue.sequel else { return nil }
        found = functions.filter { $0.name == name }
      } else if !classes.isEmpty {
        return nil
      }
      guard found.allSatisfy({ $0.2.isEmpty }), let stray = found.first else { return nil }
      return message(
        StrayFunction(name: stray.name, type: type, isInside: false), at: stray.1,
        .says("swift.stray.outside", ["name": stray.name, "type": type]))
    }
  }

  private func message(
    _ stray: StrayFunction, at offset: Int, _ text: Sentence
  ) -> CompilerMessage {
    CompilerMessage(kind: .error, place: lines.place(of: offset), text: text, stray: stray)
  }

  /// The names of the types in whose braces a byte is, the outermost first.
  private func types(around offset: Int) -> [String] {
    let keywords = ["class", "struct", "enum", "extension", "actor"]
    var open: [String?] = []
    var next: String?
    for (token, following) in zip(tokens, tokens.dropFirst()) where token.bytes.lowerBound < offset
    {
      if keywords.contains(where: token.isKeyword), let name = following.word,
        !["func", "var", "let"].contains(name)
      {
        next = name
      } else if token.isSign("{") {
        open.append(next)
        next = nil
      } else if token.isSign("}") {
        _ = open.popLast()
      }
    }
    return open.compactMap { $0 }
  }
}

extension CompilerVerdict {
  /// The message for a compiler that crashed or gave up without a useful message.
  static let overwhelmed = CompilerMessage(
    kind: .error, place: nil, text: .says("swift.compilerStops"))

  /// The signals of a full stack, an error of the compiler's own, and a file that grew too large.
  ///
  /// `SIGABRT` isn't one of them, because a lack of threads or memory causes it, too.
  private static let ownSignals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGXFSZ]

  /// An ordinary answer is compiled in a tenth of this time, and a compiler without enough memory or
  /// threads fails as quickly.
  private static let longMilliseconds = 2000

  private static let tooLarge = ["out of range", "too large", "exceeds"]

  /// The compiler's messages about a file of ours or of its own that it can't read.
  private static let unreadable = [
    "no such module", "failed to load", "cannot load", "could not build", "unable to load",
    "error opening", "malformed",
  ]

  static func isTooLarge(_ result: ChildResult) -> Bool {
    let words = String(decoding: result.errors, as: UTF8.self)
    return tooLarge.contains { words.contains($0) }
  }

  /// Whether only the file can make the compiler fail like this, and never a lack of resources.
  static func isOwnDoing(_ result: ChildResult) -> Bool {
    if result.stop == .output { return true }
    guard case .signalled(let signal) = result.ending else { return false }
    return ownSignals.contains(signal) && result.processorMilliseconds > longMilliseconds
  }

  /// Whether messages may come from a machine that can't open more files.
  ///
  /// The modules that an answer may import are all there.
  static func mayBeTheMachines(_ messages: [CompilerMessage]) -> Bool {
    messages.contains { message in
      message.kind == .error && unreadable.contains { message.text.identity.contains($0) }
    }
  }
}

/// The order of compile errors in the feedback.
///
/// The order is by place. Errors that most often only follow from others come after those.
enum CompilerErrorOrder {
  /// Messages after which the compiler only guesses, because it can't read a line.
  private static let unreadable = [
    "expected ", "consecutive statements", "consecutive declarations", "extraneous '",
    "unterminated ", "unexpected '", "cannot find operator", "invalid character",
    "unicode curly quote", "single-quoted", "expressions are not allowed", "statements are not",
  ]
  /// Messages about an expression whose type the compiler can't infer.
  private static let uninferred = [
    "cannot infer", "could not be inferred", "is ambiguous without", "ambiguous use of",
    "failed to produce diagnostic", "unable to type-check",
  ]

  /// Sorts errors, each with its notes, and leaves out what the compiler guesses about a file that
  /// it can't read.
  ///
  /// - Parameter errors: Groups whose first message is an error.
  /// - Returns: The errors that stand on their own, then those that follow from one of them: the
  ///   same words again, and what can't be inferred beside another error of the line.
  static func causesFirst(_ errors: [[CompilerLine]]) -> [[CompilerLine]] {
    let sorted = errors.sorted { stands($0[0], before: $1[0]) }
    let isGuessing = sorted.contains { isUnreadable($0[0].text) }
    var told: Set<String> = []
    var causes: [[CompilerLine]] = []
    var consequences: [[CompilerLine]] = []
    for error in sorted where !isGuessing || isUnreadable(error[0].text) {
      let line = error[0]
      let isRepeated = !told.insert(line.text).inserted
      let isUninferred =
        uninferred.contains { line.text.contains($0) }
        && sorted.contains { other in
          other[0].line == line.line && !uninferred.contains { other[0].text.contains($0) }
        }
      if isRepeated || isUninferred {
        consequences.append(error)
      } else {
        causes.append(error)
      }
    }
    return causes + consequences
  }

  static func isUnreadable(_ text: String) -> Bool {
    unreadable.contains { text.hasPrefix($0) }
  }

  /// The order of places, and of words in the same place: the compiler's own changes from version
  /// to version.
  private static func stands(_ a: CompilerLine, before b: CompilerLine) -> Bool {
    (a.line, a.column, a.text) < (b.line, b.column, b.text)
  }
}

/// One message as the compiler prints it: `photo.swift:5:12: error: cannot find 'x' in scope`.
struct CompilerLine: Hashable, Sendable {
  let file: String
  let line: Int
  /// Counted in bytes, from 1.
  let column: Int
  let kind: CompilerMessage.Kind
  let text: String

  /// Reads a line; `nil` if it is something else, such as the code that a message points into.
  ///
  /// Source: Clang, *Diagnostics Reference*, "Formatting of Diagnostics".
  init?(_ printed: Substring) {
    for kind in CompilerMessage.Kind.allCases {
      guard let range = printed.firstRange(of: ": \(kind.rawValue): ") else { continue }
      let place = printed[..<range.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      if place.count >= 3, let line = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      {
        self.file = place.dropLast(2).joined(separator: ":")
        self.line = line
        self.column = column
        self.kind = kind
        self.text = String(printed[range.upperBound...])
        return
      }
    }
    return nil
  }

  static func all(in output: String) -> [CompilerLine] {
    output.split(separator: "\n").compactMap { CompilerLine($0) }
  }
}
