import Course
import Grading
import LayoutEngine

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
    let sorted =
      CompilerErrorOrder.causesFirst(grouped.filter { $0[0].kind == .error })
      + grouped.filter { $0[0].kind != .error }
    // The compiler only knows that the function's words mean nothing outside of a class.
    let cause = strayMessage.flatMap { $0.stray?.isInside == false ? [$0] : nil } ?? []
    // Searching for the intended names is slow, so only the shown messages get them.
    return cause + sorted.joined().prefix(Self.most).map(message)
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
    return CompilerMessage(
      kind: line.kind, place: lines.place(line: line.line, byteColumn: line.column),
      text: absent.map { .says("swift.elsewhere", ["name": .text($0)]) }
        ?? Self.hiddenName(in: line.text).map { .says("swift.nowhere", ["name": .text($0)]) }
        ?? Sentence(verbatim: Self.withoutOwnLabels(line.text)),
      suggestion: isError && absent == nil
        ? suggestion(for: line.text) ?? meantCall(behind: line) : nil)
  }

  /// A name of our modules that UIKit doesn't have, so that it may as well not be there.
  private static func hiddenName(in text: String) -> String? {
    text.wholeMatch(of: /'(\w+)' is inaccessible due to 'internal' protection level/)
      .map { String($0.output.1) }
  }

  /// What has to be written where a line calculates with anchors, or has a number in place of an
  /// anchor or a priority.
  private func meantCall(behind line: CompilerLine) -> String? {
    let text = line.text
    let isLength = text.contains("'NSLayoutDimension'")
    if isLength || text.contains("AxisAnchor'"),
      let sign = text.firstMatch(of: /operator (?:function )?'([-+*\/])'/)?.output.1
    {
      return ["+", "-"].contains(sign) ? "constant:" : isLength ? "multiplier:" : nil
    }
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
        kind: .error,
        place: declared.first { $0.name == near }.map { lines.place(of: $0.offset) },
        text: .says("swift.entry.missing", ["declaration": .text(wanted.declaration)]),
        suggestion: near == nil ? nil : wanted.name)
    }
    let isHidden = errors.contains { $0.text.contains("is inaccessible due to") }
    return CompilerMessage(
      kind: .error, place: lines.place(of: found.offset),
      text: isHidden
        ? .says("swift.entry.private", ["declaration": .text(wanted.declaration)])
        : .says("swift.entry.otherwise", ["declaration": .text(wanted.declaration)]))
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
  /// The name that was probably meant, when the compiler doesn't know one.
  private func suggestion(for text: String) -> String? {
    // The compiler's own suggestion is part of its text.
    guard !text.contains("did you mean"), let name = Self.quoted(in: text).last else { return nil }
    let known = known
    // Several labels are listed in the text already, all of them again.
    if text.hasPrefix("incorrect argument label in") { return Self.withoutOwnLabels(name) }
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

  /// The names that the learner's file declares with some keywords, locals among them.
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
