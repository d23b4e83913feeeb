import Course
package import LayoutEngine

/// Something to remark on an answer that passed; it takes nothing away from the answer.
package enum Note: Hashable, Sendable {
  /// The program took away or changed what the exercise gives it.
  case givenChanged(ProgramFacts)
  /// For a moment constraints were active that can't all be satisfied.
  case conflictInBetween(ProgramTrace.Conflict)
  /// The constraint that a line makes isn't active.
  case inactive(lines: [Int])
  /// A line states the same as an earlier one, or as a given one.
  case repeats(line: Int, Constraint)
  /// A line adds nothing, because it follows from others.
  case follows(line: Int, Reasons)
  /// A line would be easier to read the other way round.
  case turned(line: Int, Constraint, RuleOfThumb)

  /// What a line follows from.
  package enum Reasons: Hashable, Sendable {
    /// Constraints of the answer, in its order, then given ones.
    case constraints([Constraint])
    /// No constraint; the first part of the scene that it follows from, if there is one.
    case scene(Conflict.Member?)
  }

  /// Which of the guide's rules of thumb the turned line keeps.
  package enum RuleOfThumb: Hashable, Sendable {
    /// Whole multipliers are preferred.
    case wholeMultiplier
    /// Positive constants are preferred.
    case positiveConstant
    /// Views stand in the order in which people read.
    case readingOrder
  }
}

/// Looks for something to remark on an answer that passed.
///
/// There is at most one note, and no note changes a verdict. A line that adds nothing comes before
/// a matter of style.
struct NoteSearch {
  private let prepared: PreparedExercise

  init(_ prepared: PreparedExercise) { self.prepared = prepared }

  /// The note on an answer; `nil` if there is nothing to say.
  func note(on read: ReadAnswer) -> Note? {
    if let program = read.program { return note(on: program) }
    return IndependenceSearch(prepared, read)?.note() ?? StyleSearch(prepared, read).note()
  }

  /// That a program took away a given constraint, made UIKit log a conflict on the way, or made constraints which do nothing.
  private func note(on program: ProgramFacts) -> Note? {
    if program.changesGiven { return .givenChanged(program) }
    if let conflict = program.traces.lazy.compactMap({ $0.conflict }).first {
      return .conflictInBetween(conflict)
    }
    // What isn't active may be kept for later.
    guard prepared.exercise.swift?.sequel == nil else { return nil }
    return program.inactiveLines.isEmpty ? nil : .inactive(lines: program.inactiveLines)
  }
}

/// Finds a line that would be easier to read if it were turned around.
///
/// The guide has three rules of thumb, and where two of them disagree the earlier one decides. For a
/// spacing they always do: `Button_2.leading = 1.0 * Button_1.trailing + 8.0` has the positive
/// constant, and the same line turned around has its views in reading order.
///
/// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint", rules of thumb 1 to 3.
struct StyleSearch {
  private let prepared: PreparedExercise
  private let answer: ReadAnswer
  /// What stands left of the relation in the starter: nobody chose to begin there.
  private let givenSides: [[String]]
  /// The solution's lines: the course doesn't criticise its own style.
  private let solution: [Constraint]

  init(_ prepared: PreparedExercise, _ answer: ReadAnswer) {
    self.prepared = prepared
    self.answer = answer
    let course = prepared.courseLines
    givenSides = course.starter.map { $0.leftSide }
    solution = course.solution?.lines ?? []
  }

  /// What to say about the first such line.
  ///
  /// Chains and formats can't be turned around, nor can optional lines with a multiplier, which would mean
  /// something else. Differences and the like have no side to be turned to.
  func note() -> Note? {
    for statement in answer.statements
    where !statement.isVisualFormat && isOwnChoice(statement.leftSide) {
      let own = answer.lines.filter { $0.origin.answerRange == statement.range }
      guard own.count == 1, let line = own.first, !isInSolution(line),
        let turned = line.turned?.withShortNumbers, !beginsWithSuperview(turned),
        let rule = rule(for: line, turned: turned)
      else { continue }
      return .turned(line: statement.range.line, turned, rule)
    }
    return nil
  }

  /// Whether a line begins with one anchor, and nobody else chose which.
  private func isOwnChoice(_ leftSide: [String]) -> Bool {
    leftSide.contains(".") && leftSide.allSatisfy { !["+", "-", "*", "/", "("].contains($0) }
      && !givenSides.contains(leftSide)
  }

  /// Whether the solution has a line the same way round.
  private func isInSolution(_ line: Constraint) -> Bool {
    solution.contains {
      $0.first == line.first && CanonicalForm($0).matches(CanonicalForm(line))
    }
  }

  /// Whether the second view is inside the first: then it is the one that the line places.
  private func beginsWithSuperview(_ line: Constraint) -> Bool {
    guard let second = line.second.anchor, second.item != line.first.item else { return false }
    let shared = prepared.exercise.scene.nearestCommonAncestor(
      of: line.first.item, and: second.item)
    return shared == line.first.item
  }

  /// The first rule of thumb in which a line and its turned form differ, if the turned one keeps it.
  private func rule(for line: Constraint, turned: Constraint) -> Note.RuleOfThumb? {
    let rules: [(Note.RuleOfThumb, (Constraint) -> Bool)] = [
      (.wholeMultiplier, hasFraction), (.positiveConstant, { $0.second.constant < 0 }),
      (.readingOrder, isOutOfOrder),
    ]
    for (rule, breaks) in rules where breaks(line) != breaks(turned) {
      return breaks(line) ? rule : nil
    }
    return nil
  }

  private func hasFraction(_ line: Constraint) -> Bool {
    guard let multiplier = line.multiplier else { return false }
    return !Tolerance.same(multiplier, multiplier.rounded())
  }

  /// Whether the second view comes before the first as people read: leading to trailing, then down.
  private func isOutOfOrder(_ line: Constraint) -> Bool {
    guard let second = line.second.anchor,
      let first = frame(of: line.first.item), let other = frame(of: second.item)
    else { return false }
    let isAcross = other.maxX <= first.x || first.maxX <= other.x
    if line.first.attribute.kind == .size ? isAcross : line.first.attribute.axis == .horizontal {
      return other.maxX <= first.x
    }
    return other.maxY <= first.y
  }

  /// Where an item is in the window, read from left to right; a superview overlaps what it holds.
  private func frame(of item: ItemID) -> Rect? {
    let expectation = prepared.expectation
    guard let leftToRight = expectation.cases.first(where: { $0.direction == .leftToRight }),
      let frames = expectation.frames(in: leftToRight)
    else { return nil }
    var frame = frames[item]
    var parent = prepared.exercise.scene[item].parent
    while let next = parent {
      frame.x += frames[next].x
      frame.y += frames[next].y
      parent = prepared.exercise.scene[next].parent
    }
    return frame
  }
}

extension WrittenStatement {
  /// The tokens between the label and the first relation.
  fileprivate var leftSide: [String] {
    let side = tokens.prefix { !["=", "<=", ">="].contains($0) }
    return Array(side.firstIndex(of: ":").map { side[($0 + 1)...] } ?? side)
  }
}

extension Constraint {
  /// The same constraint without the last digits that dividing left behind; `nil` if a number of it
  /// has more than three decimals, which nobody would write.
  fileprivate var withShortNumbers: Constraint? {
    let short = [second.constant, multiplier ?? 1].map { ($0 * 1000).rounded() / 1000 }
    guard Tolerance.same(short[0], second.constant), Tolerance.same(short[1], multiplier ?? 1)
    else { return nil }
    return adding(short[0]).multiplying(by: short[1])
  }
}
