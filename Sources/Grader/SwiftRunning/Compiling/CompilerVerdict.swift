import Course
import Grading
import LayoutEngine

/// Turns the compiler's output into messages for the learner.
struct CompilerVerdict {
  let fileName: String
  let lines: ByteLines
  let tokens: [SwiftToken]
  let glue: Glue
  let names: LearnersNames

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

  /// Each message with its notes.
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
    CompilerMessage(
      kind: line.kind, place: lines.place(line: line.line, byteColumn: line.column),
      text: Sentence(verbatim: Self.withoutOwnLabels(line.text)),
      suggestion: line.kind == .error ? suggestion(for: line.text) : nil)
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

// MARK: Misspelt names

extension CompilerVerdict {
  /// The name that was probably meant, when the compiler doesn't know one.
  private func suggestion(for text: String) -> String? {
    // The compiler's own suggestion is part of its text.
    if text.contains("did you mean") { return nil }
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false)
    if text.contains("has no member '"), quoted.count >= 4 {
      return nearest(to: String(quoted[quoted.count - 2]), among: names.members + own(.member))
    }
    if text.hasPrefix("cannot find type '"), quoted.count >= 2 {
      return nearest(to: String(quoted[1]), among: names.types + own(.type))
    }
    if text.hasPrefix("cannot find '"), quoted.count >= 2 {
      return nearest(to: String(quoted[1]), among: names.types + own(.type) + own(.member))
    }
    // Several labels are listed in the text already, all of them again.
    if text.hasPrefix("incorrect argument label in"), quoted.count >= 4 {
      return Self.withoutOwnLabels(String(quoted[quoted.count - 2]))
    }
    return nil
  }

  private func nearest(to word: String, among known: [String]) -> String? {
    let found = NearestNames.suggestions(for: word, among: known)
    return found.first { $0 != word }
  }

  private enum Sort {
    case type
    case member
  }

  /// The names that the learner's file declares itself.
  private func own(_ sort: Sort) -> [String] {
    let keywords: [String] =
      sort == .type
      ? ["class", "struct", "enum", "protocol", "typealias"] : ["var", "let", "func", "case"]
    let declared = keywords.flatMap(declarations).map(\.name)
    guard sort == .member else { return declared }
    return declared + parameters
  }

  /// Words before a colon, which parameters are; types and labels among them do no harm.
  private var parameters: [String] {
    zip(tokens, tokens.dropFirst()).compactMap { token, next in
      next.isSign(":") ? token.word : nil
    }
  }
}
