import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// Why an anchor is where it is.
struct WhyResult {
  let session: Session
  let subject: WhySubject
  let finding: WhyFinding

  init(_ anchor: Anchor, _ subject: WhySubject, _ session: Session) {
    (self.subject, self.session) = (subject, session)
    finding = WhyFinding(anchor, in: subject.problem)
  }

  private var strings: StringsCatalogue { session.course.strings }
  var words: WhyWords { WhyWords(subject: subject, strings: strings) }
  var anchor: String { subject.problem.scene.name(of: finding.anchor) }

  func outcome(_ invocation: Invocation) -> Outcome {
    let status: ExitStatus =
      switch finding.outcome {
      case .found(.derived): .passed
      case .found, .tooLarge: .notYet
      case .failed: .error
      }
    return session.outcome(WhyReport(self), invocation, status: status, fill: add)
  }

  private func text(_ sentence: Sentence) -> String { strings.text(sentence) }

  func add(to page: inout Page) {
    switch finding.outcome {
    case .found(.derived(let derivation)): add(derivation, to: &page)
    case .found(.ambiguous(let range)):
      page.paragraph(session.words(.says("why.ambiguous", ["anchor": anchor]), .bad))
      page.paragraph(session.words(DiagnosisWords.range(of: anchor, range)))
    case .found(.unsatisfiable(let conflict)): add(conflict, to: &page)
    case .tooLarge(let limit):
      page.paragraph(session.words(limit.sentence, .bad))
    case .failed(let error):
      page.paragraph(session.words(FeedbackSentence.ourMistake(reason: error), .bad))
    }
  }

  private func add(_ conflict: Conflict, to page: inout Page) {
    page.paragraph(session.words(.says("why.noLayout", ["anchor": anchor]), .bad))
    page.paragraph(session.words(CommandSentence.tryConflicting))
    page.gap()
    let names = DiagnosisWords(
      scene: subject.problem.scene, direction: subject.problem.direction)
    page.add(
      names.members(
        conflict.members, among: subject.problem.constraints, writtenAs: subject.source.lines,
        strings), of: subject.source)
    page.gap()
    page.paragraph(
      session.words(
        conflict.members.count == 1 ? CommandSentence.tryAlone : CommandSentence.tryMinimal))
  }

  private func add(_ derivation: Derivation, to page: inout Page) {
    page.paragraph(StyledText(answer(derivation), .strong))
    page.gap()
    let rows = derivation.steps.enumerated().filter { place, step in
      place == derivation.steps.count - 1 || !words.isBeforehand(step)
    }.map { row(of: $0.element, among: derivation.steps) }
    page.add(
      TextTable(
        header: [Sentence.says("why.known"), .says("why.line"), .says("why.gives")].map {
          session.words($0)
        }, rows: rows))
  }

  private func answer(_ derivation: Derivation) -> String {
    let layoutCase = subject.layoutCase
    let name = layoutCase.setting.name
    let value = derivation.steps.last?.number.value ?? 0
    let (width, height) = (layoutCase.window.width, layoutCase.window.height)
    let sentence: Sentence =
      switch (layoutCase.direction, name) {
      case (.leftToRight, nil):
        .says(
          "why.answer",
          [
            "anchor": .text(anchor), "value": .points(value), "width": .points(width),
            "height": .points(height),
          ])
      case (.leftToRight, let name?):
        .says(
          "why.answer.with",
          [
            "anchor": .text(anchor), "value": .points(value), "width": .points(width),
            "height": .points(height), "name": .text(name),
          ])
      case (.rightToLeft, nil):
        .says(
          "why.answer.rightToLeft",
          [
            "anchor": .text(anchor), "value": .points(value), "width": .points(width),
            "height": .points(height),
          ])
      case (.rightToLeft, let name?):
        .says(
          "why.answer.rightToLeft.with",
          [
            "anchor": .text(anchor), "value": .points(value), "width": .points(width),
            "height": .points(height), "name": .text(name),
          ])
      }
    return text(sentence)
  }

  private func row(of step: Derivation.Step, among steps: [Derivation.Step]) -> [StyledText] {
    let known = step.readings.map { words.known(steps[$0.step].number) }
    var gives = StyledText(words.equation(of: step, among: steps), .code)
    let pulls = words.pulls(of: step)
    if !pulls.isEmpty { gives += StyledText(pulls) }
    return [
      StyledText(known.isEmpty ? text(.says("why.known.nothing")) : known.joined(separator: ", ")),
      reasons(of: step, among: steps), gives,
    ]
  }

  private func reasons(of step: Derivation.Step, among steps: [Derivation.Step]) -> StyledText {
    guard !step.reasons.isEmpty else { return StyledText(words.geometry(of: step, among: steps)) }
    var parts: [StyledText] = []
    for reason in step.reasons {
      let part = said(reason)
      if !parts.contains(part) { parts.append(part) }
    }
    return parts.joined(separator: "; ")
  }

  private func said(_ reason: Derivation.Reason) -> StyledText {
    let told = words.told(reason)
    guard told.line != nil || told.isEquation else { return StyledText(told.words) }
    let label = told.line.map(subject.source.label) ?? text(.says("why.by.given"))
    // As code it would never be broken, which makes the column too wide for a table.
    return "\(label + ":", .quiet) \(told.words.cut(around: nil, to: Page.mostQuoted).text)"
  }
}

/// The steps of a derivation in words.
struct WhyWords {
  let subject: WhySubject
  let strings: StringsCatalogue

  private var scene: Scene { subject.problem.scene }
  /// The window, if it is given.
  private var window: ItemID? {
    guard let root = scene.ids.first, case .given = scene[root].placement else { return nil }
    return root
  }

  private func text(_ sentence: Sentence) -> String { strings.text(sentence) }

  // MARK: Numbers

  /// Whether a step is about the window, of which everything is known beforehand.
  func isBeforehand(_ step: Derivation.Step) -> Bool { step.number.anchor.item == window }

  /// A number as something that is known: `Red ends at 304`.
  func known(_ number: Derivation.Number) -> String {
    let item = number.anchor.item
    let name = item == window ? text(.says("why.window")) : scene[item].name
    let sentence: Sentence =
      switch number.anchor.attribute {
      case .leading:
        .says("why.known.begins", ["item": .text(name), "value": .points(number.value)])
      case .trailing:
        .says("why.known.ends", ["item": .text(name), "value": .points(number.value)])
      case .width: .says("why.known.wide", ["item": .text(name), "value": .points(number.value)])
      case .height: .says("why.known.high", ["item": .text(name), "value": .points(number.value)])
      default:
        .says(
          "why.known.is",
          ["anchor": .text(scene.name(of: number.anchor)), "value": .points(number.value)])
      }
    return text(sentence) + place(of: number)
  }

  /// Where a number counts from, if that isn't the window's edge as usual: `, inside Box`.
  func place(of number: Derivation.Number) -> String {
    guard let origin = number.origin else { return "" }
    var text = ""
    if scene[origin.item].parent != nil {
      text += self.text(.says("why.inside", ["item": scene[origin.item].name]))
    }
    if origin.attribute == .left, number.anchor.attribute.family == .neutral {
      text += self.text(.says("why.fromLeft"))
    }
    return text
  }

  /// The result of a step: `Red.leading = 304 - 80 = 224`.
  func equation(of step: Derivation.Step, among steps: [Derivation.Step]) -> String {
    let sum = SumText(step, among: steps).text
    let value = pointsText(step.number.value)
    let anchor = scene.name(of: step.number.anchor)
    return (sum == value ? "\(anchor) = \(value)" : "\(anchor) = \(sum) = \(value)")
      + place(of: step.number)
  }

  // MARK: Statements

  /// The line of the text behind a statement, if there is one.
  func range(of member: Conflict.Member) -> SourceRange? {
    func line(about item: ItemID, _ fits: (SceneStatement.Property) -> Bool) -> SourceRange? {
      subject.sceneStatements.last { scene.id(named: $0.item) == item && fits($0.property) }?.range
    }
    switch member {
    case .constraint(let index): return subject.problem.constraints[index].origin.answerRange
    case .translated(let item, _):
      return line(about: item) { if case .frame = $0 { true } else { false } }
    case .hugging(let item, _), .compression(let item, _):
      return line(about: item) {
        switch $0 {
        case .intrinsicContentSize, .text: true
        default: false
        }
      }
    case .inset(let guide, _):
      guard let owner = scene[guide].parent else { return nil }
      return line(about: owner) {
        switch $0 {
        case .layoutMargins: guide == scene.ownGuide(.margins, of: owner)
        case .safeAreaInsets: guide == scene.ownGuide(.safeArea, of: owner)
        case .keyboardHeight: guide == scene.ownGuide(.keyboard, of: owner)
        case .contentOffset: guide == scene.contentGuide(of: owner)
        default: false
        }
      }
    case .given: return nil
    }
  }

  /// A statement as it is quoted: a line as it was written, where it says this and nothing else.
  func quotation(of member: Conflict.Member) -> String? {
    let lines = subject.source.lines
    guard let range = range(of: member), lines.indices.contains(range.line - 1) else {
      guard case .constraint(let index) = member else { return nil }
      return EquationPrinter.brief(for: subject.problem.constraints[index], in: scene)
    }
    guard case .constraint(let index) = member else { return lines[range.line - 1].trimmed }
    let constraints = subject.problem.constraints
    let mates = constraints.count { $0.origin.answerRange?.line == range.line }
    return subject.isSwift || mates > 1
      ? EquationPrinter.brief(for: constraints[index], in: scene)
      : lines[range.line - 1].trimmed
  }

  /// A reason as pages and results tell it.
  func told(_ reason: Derivation.Reason) -> ToldFinding.Member {
    guard case .statement(let member) = reason, let quotation = quotation(of: member) else {
      return .init(words: name(of: reason) ?? "")
    }
    let line = range(of: member)?.line
    return .init(line: line, words: quotation, isEquation: line == nil)
  }

  /// The name of a statement that no line makes; `nil` for a constraint.
  func name(of reason: Derivation.Reason) -> String? {
    switch reason {
    case .neverNegative: return text(.says("why.by.neverNegative"))
    case .statement(.constraint): return nil
    case .statement(.given(let item, _)):
      return item == window
        ? text(.says("why.by.window"))
        : text(.says("why.by.frame", ["item": scene[item].name]))
    case .statement(.translated(let item, _)):
      return text(.says("why.by.mask", ["item": scene[item].name]))
    case .statement(.hugging(let item, _)), .statement(.compression(let item, _)):
      return text(.says("why.by.content", ["item": scene[item].name]))
    case .statement(.inset(let item, _)):
      return text(.says("why.by.insets", ["item": scene[item].name]))
    }
  }

  /// Why numbers leave no choice, for a step without a statement.
  func geometry(of step: Derivation.Step, among steps: [Derivation.Step]) -> String {
    let items = Set(step.readings.map { steps[$0.step].number.anchor.item })
    return items.subtracting([step.number.anchor.item]).isEmpty
      ? text(.says("why.by.itself", ["item": scene[step.number.anchor.item].name]))
      : text(.says("why.by.itself.many"))
  }

  // MARK: Limits

  /// The constraints that keep a step at its limit; empty if it isn't at one.
  func pulls(of step: Derivation.Step) -> String {
    // Those that get what they ask for press by way of others.
    let missed = step.pulls.filter { $0.wanted != nil }
    let pulls = (missed.isEmpty ? step.pulls : missed).map(sentence)
    guard step.isLimit, !pulls.isEmpty else { return "" }
    return text(.says("why.limit", ["pulls": .list(pulls.map { .text($0) })]))
  }

  private func sentence(_ pull: Derivation.Pull) -> String {
    let statement = called(pull.member)
    guard let wanted = pull.wanted, let anchor = anchor(of: pull.member) else {
      return text(.says("why.limit.holds", ["statement": statement]))
    }
    return text(
      .says(
        "why.limit.asks",
        [
          "statement": .text(statement), "anchor": .text(scene.name(of: anchor)),
          "value": .points(wanted),
        ]))
  }

  private func anchor(of member: Conflict.Member) -> Anchor? {
    switch member {
    case .constraint(let index): subject.problem.constraints[index].first
    case .hugging(let item, let axis), .compression(let item, let axis):
      Anchor(item, FramePart.size(along: axis).attribute)
    case .given, .translated, .inset: nil
    }
  }

  /// A statement in the middle of a sentence: `line 2 @750`.
  private func called(_ member: Conflict.Member) -> String {
    var name = name(of: .statement(member)) ?? quotation(of: member) ?? ""
    if case .constraint = member, let range = range(of: member) {
      name = text(.says("why.pull.line", ["line": subject.source.label(of: range.line)]))
    }
    guard case .constraint(let index) = member else { return name }
    let priority = subject.problem.constraints[index].priority
    guard !priority.isRequired, range(of: member) != nil else { return name }
    return text(
      .says("why.pull.priority", ["statement": .text(name), "priority": .points(priority.value)]))
  }
}

/// A step's sum in numbers: `0.5 * 320 - 16`, or `(320 - 16) / 3`.
struct SumText {
  private let terms: [(factor: Double, value: Double)]
  private let constant: Double

  init(_ step: Derivation.Step, among steps: [Derivation.Step]) {
    var readings = step.readings.map { ($0.factor, steps[$0.step].number.value) }
    // A 0 says where the number is counted from, but among others it only stands in the way.
    if readings.contains(where: { $0.1 != 0 }) { readings.removeAll { $0.1 == 0 } }
    terms = readings
    constant = step.constant
  }

  /// The largest number by which a sum is divided for shorter factors.
  private static let largestDivisor = 12

  var text: String {
    let numbers = terms.map(\.factor) + [constant]
    let divisor = (1...Self.largestDivisor).first { divisor in
      numbers.allSatisfy { Self.isShort($0 * Double(divisor)) }
    }
    guard let divisor, divisor > 1, !terms.map(\.factor).allSatisfy(Self.isShort) else {
      return sum(times: 1)
    }
    let sum = sum(times: Double(divisor))
    return sum.contains(" ") ? "(\(sum)) / \(divisor)" : "\(sum) / \(divisor)"
  }

  /// Whether three digits after the point hold a number.
  private static func isShort(_ number: Double) -> Bool {
    Tolerance.same(number, (number * 1000).rounded() / 1000)
  }

  private func sum(times scale: Double) -> String {
    var parts = terms.map { term in
      let factor = (term.factor * scale).magnitude
      let isNegative = term.factor < 0
      return Tolerance.same(factor, 1)
        ? (isNegative, Self.bracketed(term.value))
        : (isNegative, "\(pointsText(factor)) * \(Self.bracketed(term.value))")
    }
    if constant != 0 || parts.isEmpty {
      parts.append((constant < 0, pointsText((constant * scale).magnitude)))
    }
    return parts.enumerated().map { place, part in
      let (isNegative, number) = part
      return place == 0
        ? (isNegative ? "-\(number)" : number) : "\(isNegative ? "-" : "+") \(number)"
    }.joined(separator: " ")
  }

  private static func bracketed(_ value: Double) -> String {
    let text = pointsText(value)
    return text.hasPrefix("-") ? "(\(text))" : text
  }
}
