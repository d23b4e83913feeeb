import Course
import LayoutEngine
import Terminal

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

  private func text(_ sentence: Sentence) -> String {
    strings.text(sentence)
  }

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
      text += self.text(.says("why.inside", ["item": .text(scene[origin.item].name)]))
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
      subject.sceneStatements.last { $0.item == scene[item].name && fits($0.property) }?.range
    }
    switch member {
    case .constraint(let index): return subject.problem.constraints[index].origin.answerRange
    case .translated(let item, _):
      return line(about: item) { if case .frame = $0 { true } else { false } }
    case .hugging(let item, _), .compression(let item, _):
      return line(about: item) { if case .intrinsicContentSize = $0 { true } else { false } }
    case .inset(let guide, _):
      guard let owner = scene[guide].parent else { return nil }
      return line(about: owner) {
        switch $0 {
        case .layoutMargins: guide == scene.ownGuide(.margins, of: owner)
        case .safeAreaInsets: guide == scene.ownGuide(.safeArea, of: owner)
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
      return EquationPrinter.equation(for: subject.problem.constraints[index], in: scene)
    }
    guard case .constraint(let index) = member else {
      return lines[range.line - 1].trimmed
    }
    let constraints = subject.problem.constraints
    let mates = constraints.count { $0.origin.answerRange?.line == range.line }
    return subject.isSwift || mates > 1
      ? EquationPrinter.equation(for: constraints[index], in: scene)
      : lines[range.line - 1].trimmed
  }

  /// The name of a statement that no line makes; `nil` for a constraint.
  func name(of reason: Derivation.Reason) -> String? {
    switch reason {
    case .neverNegative: return text(.says("why.by.neverNegative"))
    case .statement(.constraint): return nil
    case .statement(.given(let item, _)):
      return item == window
        ? text(.says("why.by.window"))
        : text(.says("why.by.frame", ["item": .text(scene[item].name)]))
    case .statement(.translated(let item, _)):
      return text(.says("why.by.mask", ["item": .text(scene[item].name)]))
    case .statement(.hugging(let item, _)), .statement(.compression(let item, _)):
      return text(.says("why.by.content", ["item": .text(scene[item].name)]))
    case .statement(.inset(let item, _)):
      return text(.says("why.by.insets", ["item": .text(scene[item].name)]))
    }
  }

  /// Why numbers leave no choice, for a step without a statement.
  func geometry(of step: Derivation.Step, among steps: [Derivation.Step]) -> String {
    let items = Set(step.readings.map { steps[$0.step].number.anchor.item })
    return items.subtracting([step.number.anchor.item]).isEmpty
      ? text(.says("why.by.itself", ["item": .text(scene[step.number.anchor.item].name)]))
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
      return text(.says("why.limit.holds", ["statement": .text(statement)]))
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
      name = text(.says("why.pull.line", ["line": .text(subject.source.label(of: range.line))]))
    }
    guard case .constraint(let index) = member else { return name }
    let priority = subject.problem.constraints[index].priority
    guard !priority.isRequired, range(of: member) != nil else { return name }
    return text(
      .says("why.pull.priority", ["statement": .text(name), "priority": .points(priority.value)]))
  }
}
