import Course
import Grading
import LayoutEngine
import Platform

/// Proves that a lesson has its parts, and that its listings and numbers are true.
struct LessonProof {
  /// The sections in their order, each with the most words it may have.
  private static let sections: [(title: String, words: Int?)] = [
    ("Guess first", 60), ("One idea", 90), ("Worked example", 150), ("Your turn", 40),
    ("If you guessed …", 80), ("Why it works", 150), ("In Swift", nil), ("Further", nil),
  ]
  private static let wordsAtTop = 40
  private static let wordsBeforeExercises = 500

  let lesson: Lesson
  let exercises: [Exercise]
  let root: String
  let runner: AnswerRunner

  private var path: String { lesson.file.path }

  func run(_ tally: inout ProofTally) {
    proveSections(&tally)
    proveDrawing(&tally)
    if let guess = Guess(lesson) { GuessProof(lesson: lesson, guess: guess).run(&tally) }
    var given: Set<String> = []
    var redrawn: [Int: [String]] = [:]
    for block in lesson.document.blocks {
      guard case .listing(let listing) = block.content else { continue }
      let proof = ListingProof(
        lesson: lesson, exercises: exercises, listing: listing, place: block.place,
        runner: runner)
      proof.run(&tally)
      given.formUnion(proof.givenValues)
      if let drawing = proof.newDrawing { redrawn[listing.firstLine] = drawing }
    }
    if !redrawn.isEmpty { tally.keep(redrawn: file(with: redrawn)) }
    proveText(given: given, &tally)
  }

  private func proveSections(_ tally: inout ProofTally) {
    let found = lesson.document.sections
    let titles = found.dropFirst().compactMap(\.title)
    guard titles == Self.sections.map(\.title) else {
      tally.add(
        path, at: SourcePlace(line: 1, column: 1),
        .says(
          "check.sections",
          [
            "titles": titles.joined(separator: ", "),
            "wanted": Self.sections.map(\.title).joined(separator: ", "),
          ]))
      return
    }
    let limits = [Self.wordsAtTop] + Self.sections.map(\.words)
    for (section, limit) in zip(found, limits) {
      let words = section.blocks.filter { !$0.isTitle }.wordCount
      if let limit, words > limit {
        tally.add(
          path, at: section.place,
          section.title.map {
            .says(
              "check.section.long",
              ["title": .text($0), "count": .count(words), "limit": .count(limit)])
          } ?? .says("check.top.long", ["count": words, "limit": limit]))
      } else {
        tally.count(.sections)
      }
    }
    let before = lesson.halves.before.map(\.blocks.wordCount).reduce(0, +)
    if before > Self.wordsBeforeExercises {
      tally.add(path, .says("check.lesson.long", ["count": before]))
    }
  }

  /// A lesson shows what it is about.
  private func proveDrawing(_ tally: inout ProofTally) {
    let isDrawn = lesson.document.blocks.contains {
      if case .listing(let listing) = $0.content { listing.kind == "drawing" } else { false }
    }
    if !isDrawn { tally.add(path, .says("check.drawing.none")) }
  }

  /// Bold numbers have to be some figure's, and links have to lead somewhere.
  private func proveText(given: Set<String>, _ tally: inout ProofTally) {
    for block in lesson.document.blocks {
      for inline in block.content.texts.joined() {
        switch inline {
        case .strong(let words):
          let text = words.map(\.plain).joined()
          guard Double(text) != nil else { continue }
          if given.contains(text) {
            tally.count(.numbers)
          } else {
            tally.add(path, at: block.place, .says("check.number", ["number": text]))
          }
        case .link(_, let target): prove(link: target, at: block.place, &tally)
        default: continue
        }
      }
    }
  }

  private func prove(link: String, at place: SourcePlace, _ tally: inout ProofTally) {
    let isAddress = link.hasPrefix("https://") && link.dropFirst(8).contains(".")
    if isAddress || file(behind: link).map(Folder.hasItem) ?? false {
      tally.count(.links)
    } else {
      tally.add(path, at: place, .says("check.link", ["link": link]))
    }
  }

  /// The path of the file of the course that a link names; `nil` if the link leads out of the course.
  private func file(behind link: String) -> String? {
    var parts = [lesson.folder[...]]
    for part in link.split(separator: "/", omittingEmptySubsequences: false) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return try? InnerPath.path(of: parts.joined(separator: "/"), in: root)
  }

  private func file(with drawings: [Int: [String]]) -> CourseText {
    var lines: [Substring] = []
    var isSkipping = false
    for (index, line) in lesson.file.text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      if let drawing = drawings[index + 1] {
        lines += drawing.map { $0[...] }
        isSkipping = true
      }
      if isSkipping, line == "```" { isSkipping = false }
      if !isSkipping { lines.append(line) }
    }
    return CourseText(path: path, text: lines.joined(separator: "\n"))
  }
}

extension MarkdownDocument.Block {
  fileprivate var isTitle: Bool {
    if case .heading(level: 1, _) = content { true } else { false }
  }
}
