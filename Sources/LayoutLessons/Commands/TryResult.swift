import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// What follows from lines outside the course.
struct TryResult {
  let session: Session
  let trial: TriedLines
  let source: TryText
  let options: TryOptions
  /// What follows in other orders; `nil` where nobody asks.
  let shuffle: TriedLines.Shuffle?

  init(_ trial: TriedLines, _ source: TryText, _ options: TryOptions, _ session: Session) {
    (self.trial, self.source, self.options, self.session) = (trial, source, options, session)
    shuffle = options.isShuffled ? trial.shuffled() : nil
  }

  init(_ words: [String], _ options: TryOptions, _ session: Session) throws(CommandError) {
    try self.init(TryText(words, session.surroundings), options, session)
  }

  /// - Throws: ``CommandError/usage(_:)`` for more lines than are tried.
  init(_ source: TryText, _ options: TryOptions, _ session: Session) throws(CommandError) {
    do {
      self.init(try TriedLines(source.text, options.conditions), source, options, session)
    } catch {
      throw .usage(
        .says("usage.tryTooMany", ["count": error.count, "most": error.most]))
    }
  }

  var status: ExitStatus {
    if shuffle?.isSame == false { return .error }
    return switch trial.outcome {
    case .solved: .passed
    case .refused, .ambiguous, .conflicting, .tooLarge: .notYet
    case .failed: .error
    }
  }

  func outcome(_ invocation: Invocation) -> Outcome {
    session.outcome(TryReport(self), invocation, status: status, fill: add)
  }

  var words: DiagnosisWords {
    DiagnosisWords(scene: trial.problem.scene, direction: options.direction)
  }

  func add(to page: inout Page) {
    switch trial.outcome {
    case .refused(let refusals): addRefusals(refusals, to: &page)
    case .solved(let frames): add(frames, to: &page)
    case .ambiguous(let ambiguity): add(ambiguity, to: &page)
    case .conflicting: addConflicts(to: &page)
    case .tooLarge(let finding):
      page.paragraph(session.words(finding.sentence, .bad))
    case .failed(let error):
      page.paragraph(session.words(FeedbackSentence.ourMistake(reason: error), .bad))
    }
    guard let shuffle else { return }
    let remark: Sentence =
      !shuffle.isSame
      ? .says("command.try.shuffled.differs")
      : shuffle.orders == 0
        ? .says("command.try.shuffled.one")
        : .says("command.try.shuffled", ["count": shuffle.orders])
    page.gap()
    page.paragraph(session.words(remark))
  }

  func text(_ sentence: Sentence) -> String { session.course.strings.text(sentence) }

  /// What takes part in something, as pages and results tell it.
  func members(_ members: [Conflict.Member]) -> [ToldFinding.Member] {
    words.members(
      members, among: trial.constraints, writtenAs: source.lines, session.course.strings)
  }

  private func addRefusals(_ refusals: [FailureReason], to page: inout Page) {
    for refusal in refusals {
      guard let said = words.refusal(refusal), let range = refusal.range else { continue }
      page.gap()
      let place = source.place(of: range.line)
      let sentence = said.seen.map(text).joined(separator: " ")
      let hint = said.next.map { "; \(text($0))" } ?? ""
      let isCode = if case .invalid = refusal { false } else { true }
      page.paragraph(
        StyledText("\(place.label):\(range.start.column): ", .quiet)
          + StyledText("error: ", .bad) + StyledText(isCode ? sentence + hint : sentence),
        hanging: 4)
      page.addExcerpt(of: source, range: range)
      if !isCode, let next = said.next { page.paragraph(session.words(next)) }
    }
  }

  private func add(_ frames: Frames, to page: inout Page) {
    let missed = trial.missed(in: frames)
    page.paragraph(
      session.words(
        missed.isEmpty ? .says("command.try.solved") : .says("command.try.nearest"),
        missed.isEmpty ? .good : .plain))
    for (constraint, distance) in missed {
      guard let range = constraint.origin.answerRange else { continue }
      page.paragraph(
        session.words(
          .says(
            "command.try.missed",
            [
              "line": .text(source.label(of: range.line)),
              "priority": .points(constraint.priority.value), "distance": .points(distance),
            ])))
    }
    addDependences(to: &page)
    addAxisNote(to: &page)
    page.gap()
    page.add(table(of: frames))
    page.gap()
    addDrawing(of: frames, to: &page)
  }

  private func addAxisNote(to page: inout Page) {
    guard trial.axes.count == 1, let axis = trial.axes.first else { return }
    page.paragraph(
      session.words(
        axis == .horizontal ? .says("command.try.across") : .says("command.try.down"), .quiet))
  }

  private func addDependences(to page: inout Page) {
    for dependence in trial.redundantEquations {
      guard let line = label(ofConstraint: dependence.constraint) else { continue }
      let from = Sentence.Value.list(dependence.reasons.compactMap { others($0) })
      let isHere = dependence.reasons.contains { if case .given = $0 { true } else { false } }
      page.paragraph(
        session.words(
          isHere
            ? .says("command.try.follows.here", ["line": .text(line), "others": from])
            : .says("command.try.follows", ["line": .text(line), "others": from])))
    }
  }

  private func others(_ member: Conflict.Member) -> Sentence.Value? {
    if let sentence = words.member(member) { return .sentence(sentence) }
    guard case .constraint(let index) = member, let line = label(ofConstraint: index) else {
      return nil
    }
    return .sentence(FeedbackSentence.memberLine(line: line))
  }

  private func label(ofConstraint index: Int) -> String? {
    trial.constraints[index].origin.answerRange.map { source.label(of: $0.line) }
  }

  private func table(of frames: Frames) -> TextTable {
    let attributes = trial.axes.flatMap { axis -> [Attribute] in
      axis == .horizontal ? [.leading, .trailing, .width] : [.top, .bottom, .height]
    }
    let rows = trial.scene.ids.dropFirst().map { id in
      [StyledText(trial.scene[id].name, .code)]
        + attributes.map { attribute in
          let value = trial.problem.value(of: Anchor(id, attribute), in: frames)
          return StyledText(pointsText(value))
        }
    }
    return TextTable(
      header: [""] + attributes.map { StyledText($0.name) }, rows: rows,
      alignments: [.leading] + attributes.map { _ in .trailing })
  }

  private func addDrawing(
    of frames: Frames, besides compared: Frames? = nil, to page: inout Page
  ) {
    page.paragraph(session.words(options.layoutCase.title, .quiet))
    var picture = trial.picture(of: frames, options.window, options.direction)
    picture.compared = compared.map { trial.scene.namedFrames($0) } ?? []
    page.add(picture, session, isOutsideSaid: true)
  }

  private func add(_ ambiguity: Ambiguity, to page: inout Page) {
    let sentences = words.ambiguity(ambiguity, along: trial.axes)
    page.paragraph(session.words(sentences[0], .bad))
    page.gap()
    for range in sentences.dropFirst() {
      page.paragraph(session.words(range), indent: 4, hanging: 6)
    }
    page.gap()
    addDependences(to: &page)
    let (one, other) = (ambiguity.witness, ambiguity.otherWitness)
    for (key, frames, compared) in [
      (Sentence.says("command.try.one"), one, other), (.says("command.try.another"), other, one),
    ] {
      page.gap()
      page.paragraph(session.words(key, .strong))
      addDrawing(of: frames, besides: compared, to: &page)
    }
  }
}

extension Page {
  /// Adds what conflicts: lines are quoted, everything else is told in words.
  mutating func add(_ members: [ToldFinding.Member], of source: TryText) {
    for member in members {
      if let line = member.line {
        quote(member.words, source.label(of: line), marking: nil, indent: 4)
      } else {
        let words = StyledText(member.words, member.isEquation ? .code : .plain)
        paragraph(words, indent: 4, hanging: 6)
      }
    }
  }

  /// Quotes a line of tried text, with marks under the part that is meant.
  mutating func addExcerpt(of source: TryText, range: SourceRange) {
    let lines = source.lines
    guard range.line >= 1, range.line <= lines.count else { return }
    let line = String(lines[range.line - 1])
    let start = max(1, range.start.column) - 1
    let length = max(0, range.length ?? line.count - start)
    quote(line, source.label(of: range.line), marking: start..<start + length, indent: 4)
  }
}

extension TryResult {
  /// Of how many conflicts the lines are quoted: as many as anybody reads one after the other.
  private static let mostQuoted = 5

  /// The first smallest set in full, then the others.
  private func addConflicts(to page: inout Page) {
    let list = trial.conflicts
    for (index, conflict) in list.conflicts.prefix(Self.mostQuoted).enumerated() {
      if index > 0 { page.gap() }
      page.paragraph(
        session.words(
          index == 0 ? CommandSentence.tryConflicting : .says("command.try.conflicting.also"), .bad)
      )
      page.gap()
      page.add(members(conflict.members), of: source)
      page.gap()
      if let conflict = conflict.conflict { page.paragraph(session.words(conflict)) }
      guard index == 0 else { continue }
      page.paragraph(
        session.words(
          conflict.members.count == 1 ? CommandSentence.tryAlone : CommandSentence.tryMinimal))
    }
    let rest = list.conflicts.count - Self.mostQuoted
    if rest <= 0, list.isComplete { return }
    page.gap()
    if rest > 0 {
      let more: Sentence =
        list.isComplete
        ? .says("command.try.conflicting.more", ["count": rest])
        : .says("command.try.conflicting.many", ["count": rest])
      page.paragraph(session.words(more))
    } else {
      page.paragraph(session.words(.says("command.try.conflicting.perhaps")))
    }
  }
}

extension TriedLines {
  /// A layout drawn along the axes that the lines speak about.
  func picture(of frames: Frames, _ window: Size, _ direction: LayoutDirection) -> Picture {
    var picture = Picture(
      window: window, direction: direction, yours: scene.namedFrames(frames),
      guides: scene.namedGuides(frames, of: constraints), axis: axes.count == 1 ? axes.first : nil)
    picture.look = ScreenLook(scene)
    return picture
  }
}

/// A conflict of tried lines as UIKit would write it to the console.
///
/// Views are printed by their names, as those with an identifier are, and their addresses are made
/// up; the log tells what an app's log would.
struct TryLog {
  /// The message, with all its lines; `nil` where nothing conflicts.
  let text: String?

  init(_ trial: TriedLines, style: ConstraintDescription.Style) {
    guard case .conflicting(let conflict) = trial.outcome else {
      text = nil
      return
    }
    let problem = trial.problem
    let printer = StatementPrinter(problem, names: LoggedNames(problem.scene), style: style)
    let broken = conflict.broken(among: problem.constraints) { _ in true }
    text =
      conflict.report(breaking: broken, style: style) { member in
        printer.line(of: member, at: Self.address(of: member))
      }.text
  }

  private static func address(of member: Conflict.Member) -> String {
    guard case .constraint(let index) = member else { return "0x0" }
    return "0x" + String(0xC001 + index, radix: 16)
  }
}

extension LoggedNames {
  /// The names of a scene's items, with an address for each.
  fileprivate init(_ scene: Scene) {
    self.init(
      scene.ids.map { id in
        let name = scene[id].name
        let address = UInt(id.index + 1) << 8
        let printed = String(address, radix: 16)
        guard let guide = OwnGuide.named(name)?.guide else {
          return Item(
            ConstraintDescription.Item(name, legend: "\(name):0x\(printed)"), address: address)
        }
        return Item(
          ConstraintDescription.Item("UILayoutGuide:0x\(printed)'\(guide.logIdentifier)'"),
          address: address, guideIdentifier: guide.logIdentifier)
      })
  }
}

extension OwnGuide {
  fileprivate var logIdentifier: String {
    switch self {
    case .margins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readable: "UIViewReadableContentGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    case .content: "UIScrollView-contentLayoutGuide"
    case .frame: "UIScrollView-frameLayoutGuide"
    }
  }
}
