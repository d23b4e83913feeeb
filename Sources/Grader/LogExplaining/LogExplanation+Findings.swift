package import Course
package import LayoutEngine

extension LogExplanation {
  /// What solving the report found: which lines can't be satisfied, by how much, and which are
  /// redundant.
  package var findings: [Sentence] {
    if let error { return [unsolved(error)] }
    guard !sets.isEmpty else { return gapSentences ?? noConflict }
    var found = [first]
    found += zip(sets, conflictList.conflicts).dropFirst().map { members, conflict in
      Sentence.says(
        "explain.found.more",
        ["lines": numbers(members), "points": extent(conflict.points, of: members)])
    }
    if !conflictList.isComplete { found.append(Sentence.says("explain.found.incomplete")) }
    return found
  }

  private func unsolved(_ error: SolverError) -> Sentence {
    let reason = SolverLimit(error).map { Sentence.Value.sentence($0.sentence) }
    return Sentence.says(
      "explain.unsolved", ["reason": reason ?? .text("\(error)")])
  }

  private var first: Sentence {
    let members = sets[0]
    let points = extent(conflictList.conflicts[0].points, of: members)
    if let line = members.first, members.count == 1 {
      return .says(
        "explain.found.alone", ["line": .count(number(of: line)), "points": points])
    }
    let count = Sentence.Value.count(report.entries.count)
    guard members.count < report.entries.count else {
      return Sentence.says(
        "explain.found", ["count": count, "points": points])
    }
    guard members.count <= Self.mostNumbers else {
      return Sentence.says(
        "explain.found.many",
        ["count": count, "size": .count(members.count), "points": points])
    }
    return Sentence.says(
      "explain.found.among",
      ["count": count, "lines": numbers(members), "points": points])
  }

  /// What to say if nothing conflicts: the report doesn't tell enough, or the rest of it is missing.
  private var noConflict: [Sentence] {
    let count = report.entries.count
    let isWhole = report.unread.isEmpty && count > 1 && (report.broken != nil || !suspects.isEmpty)
    guard !isWhole else { return [.says("explain.unproven", ["count": count])] }
    let found: Sentence =
      switch count {
      case 0: .says("explain.noConflict.none")
      default: .says("explain.noConflict", ["count": count])
      }
    return [
      found,
      report.unread.isEmpty
        ? .says("explain.noConflict.next")
        : .says("explain.noConflict.unread"),
    ]
  }

  /// More lines than this are counted in sentences, and not listed.
  static let mostNumbers = 12

  /// Entries in words: `1, 3 and 4`.
  package func numbers(_ entries: [Int]) -> Sentence.Value {
    .list(entries.map { .count(number(of: $0)) })
  }

  /// The entries that no set needs; empty where nothing conflicts.
  package var unneeded: [Int] {
    guard !sets.isEmpty, conflictList.isComplete else { return [] }
    let needed = Set(sets.joined())
    return report.entries.indices.filter { !needed.contains($0) }
  }

  /// The programmer's lines that say what an earlier one says, each with that one.
  package var repetitions: [(first: Int, again: Int)] {
    report.entries.indices.compactMap { entry in
      guard isOwn(entry), let constraint = layout.constraints[entry] else { return nil }
      let first = report.entries[..<entry].indices.first { other in
        guard isOwn(other), let earlier = layout.constraints[other],
          report.entries[other].description.address != report.entries[entry].description.address
        else { return false }
        return earlier.isSame(as: constraint)
      }
      return first.map { ($0, entry) }
    }
  }

  /// Whether a row's height conflicts by no more than what a separator takes.
  private var hasSeparator: Bool {
    zip(sets, conflictList.conflicts).contains { members, conflict in
      conflict.points <= Self.separator && members.contains { isRowHeight($0) }
    }
  }

  /// The height of the line between two rows, in points, at the most.
  private static let separator = 1.0

  /// Whether all conflicts may come of the log's rounding.
  var isRounding: Bool {
    !sets.isEmpty && conflictList.conflicts.allSatisfy { $0.points < LoggedLayout.rounding }
  }

  /// Remarks about the list as a whole: lines that nothing needs, and lines that stand there twice.
  package var remarks: [Sentence] {
    var remarks: [Sentence] = []
    if !unneeded.isEmpty {
      remarks.append(
        Sentence.says(
          "explain.unneeded",
          ["lines": numbers(unneeded), "count": .count(unneeded.count)]))
    }
    if hasSeparator { remarks.append(Sentence.says("explain.separator")) }
    if isRounding { remarks.append(Sentence.says("explain.rounding")) }
    remarks += assumptions
    if isCut, !sets.isEmpty { remarks.append(Sentence.says("explain.gap.more")) }
    remarks += repetitions.map { pair in
      Sentence.says(
        "explain.repeated", ["lines": numbers([pair.first, pair.again])])
    }
    return remarks
  }
}

extension Constraint {
  /// Whether another line says the same, whatever it is called.
  fileprivate func isSame(as other: Constraint) -> Bool {
    first == other.first && relation == other.relation && second == other.second
      && priority == other.priority
  }
}

extension LogExplanation {
  /// What speaks for a line.
  func reason(of suspicion: Suspicion) -> Sentence {
    let constraint = layout.constraints[suspicion.entry]
    let item = Sentence.Value.text(placedName(suspicion.entry))
    let own = Sentence.Value.count(number(of: suspicion.entry))
    switch suspicion.reason {
    case .apples(let part): return part.usualCause
    case .brokenByUIKit: return Sentence.says("explain.reason.broken")
    case .stackSpacing:
      return Sentence.says("explain.reason.spacing", ["points": constraint?.second.constant ?? 0])
    case .sharedSize(let by):
      let (_, size, line) = given(by)
      return .says("explain.reason.shared", ["size": size, "line": line])
    case .negative:
      return Sentence.says(
        "explain.reason.negative",
        ["size": constraint?.first.attribute.name ?? ""])
    case .maskLeftOn:
      return Sentence.says(
        "explain.reason.mask", ["item": item])
    case .prototype:
      return Sentence.says(
        "explain.reason.prototype", ["item": item])
    case .wrongSign:
      return Sentence.says(
        "explain.reason.sign",
        [
          "item": item, "points": .points(abs(constraint?.second.constant ?? 0)),
          "equation": .text(constraint.map { equation($0.withOtherSign) } ?? ""),
        ])
    case .sticksOut:
      return Sentence.says(
        "explain.reason.sticksOut",
        ["item": item, "points": .points(abs(constraint?.second.constant ?? 0))])
    case .saidTwice(let other):
      let anchor = Sentence.Value.text(tiedAnchor(suspicion))
      return isPairOfEquations(suspicion.entry, other)
        ? .says("explain.reason.twice", ["anchor": anchor])
        : .says("explain.reason.twice.limit", ["anchor": anchor])
    case .tiedTwice:
      return .says("explain.reason.tiedTwice", ["anchor": tiedAnchor(suspicion)])
    case .hiddenInStack(let by):
      let (item, size, line) = given(by)
      return .says("explain.reason.hidden", ["item": item, "size": size, "line": line])
    case .noRoomYet(let by):
      let (item, size, line) = given(by)
      return isOwn(by)
        ? .says("explain.reason.folded", ["item": item, "size": size, "line": line, "own": own])
        : .says("explain.reason.noRoom", ["item": item, "size": size, "line": line, "own": own])
    case .givenSize(let by):
      let (item, size, line) = given(by)
      let points = Sentence.Value.points(layout.constraints[by]?.second.constant ?? 0)
      return .says(
        "explain.reason.given", ["item": item, "size": size, "line": line, "points": points])
    case .onlyOwn: return Sentence.says("explain.reason.onlyOwn")
    case .mostSets(let count):
      return Sentence.says("explain.reason.mostSets", ["count": count])
    case .notYours:
      guard layout.constraints[suspicion.entry]?.givesSize == true else {
        return .says("explain.reason.notYours")
      }
      let (item, size, line) = given(suspicion.entry)
      return .says("explain.reason.notYours.size", ["item": item, "size": size, "line": line])
    }
  }

  /// What a line says, in the course's notation; `nil` if it says nothing that can be solved.
  ///
  /// The names that UIKit gives its own lines say less than their roles, and are left out.
  package func equation(of entry: Int) -> String? {
    guard var constraint = layout.constraints[entry] else { return nil }
    if !isOwn(entry) { constraint.identifier = nil }
    return equation(constraint)
  }

  package func equation(_ constraint: Constraint) -> String {
    EquationPrinter.brief(for: constraint, in: layout.scene)
  }

  /// The item and the size that a line sets, and its number.
  private func given(_ entry: Int) -> (Sentence.Value, Sentence.Value, Sentence.Value) {
    let first = layout.constraints[entry]?.first
    return (
      .text(first.map { layout.scene[$0.item].name } ?? ""), .text(first?.attribute.name ?? ""),
      .count(number(of: entry))
    )
  }

  /// The anchor that both lines of a pair set.
  private func tiedAnchor(_ suspicion: Suspicion) -> String {
    let anchor = sharedAnchor(suspicion) ?? layout.constraints[suspicion.entry]?.first
    return anchor.map { layout.scene.name(of: $0) } ?? ""
  }

  /// Whether both lines of a pair are exact.
  func isPairOfEquations(_ one: Int, _ other: Int) -> Bool {
    [one, other].allSatisfy { layout.constraints[$0]?.relation == .equal }
  }

  private func placedName(_ entry: Int) -> String {
    let conflict = conflicts.first { $0.members.contains(entry) }
    let item = conflict?.placed(by: entry).first ?? layout.constraints[entry]?.first.item
    return item.map { layout.scene[$0].name } ?? ""
  }

  /// The anchor that both lines of a pair tie.
  private func sharedAnchor(_ suspicion: Suspicion) -> Anchor? {
    guard let other = suspicion.other else { return nil }
    let anchors = layout.constraints[other]?.anchors ?? []
    return layout.constraints[suspicion.entry]?.anchors.first { anchors.contains($0) }
  }
}

extension Constraint {
  /// Whether the line sets a size to a number.
  var givesSize: Bool { first.attribute.kind == .size && second.anchor == nil }

  /// Whether the line sets a size to 0.
  var isZeroSize: Bool { givesSize && abs(second.constant) <= Tolerance.points }

  /// The same line with its constant taken the other way.
  var withOtherSign: Constraint { saying(-second.constant, relation) }
}

extension LogExplanation {
  /// The line of a set that is talked about: the one that is suspected, else the last of the
  /// programmer's, else the last.
  func pivot(of set: [Int]) -> Int? {
    suspects.first { set.contains($0.entry) }?.entry
      ?? set.last { isOwn($0) } ?? set.last
  }

  /// What the other lines of a set make of the one that is spoken of.
  ///
  /// `nil` if the numbers are too large.
  package func balance(of set: [Int]) -> ConflictBalance? {
    guard let pivot = pivot(of: set), let conflict = conflicts.first(where: { $0.members == set })
    else { return nil }
    return conflict.balance(without: pivot)
  }

  /// What is typed into the debugger to see the view that is suspected; `nil` if it has no address.
  package var debuggerCommand: String? {
    guard suspects.first?.isApples != true else { return nil }
    let lines = suspects.first.map { [$0.entry] } ?? sets.first ?? []
    let item = lines.first.flatMap { layout.constraints[$0]?.first.item }
    return item.flatMap { layout.item($0)?.address }.map { "expression -l objc -O -- \($0)" }
  }

  /// What the other lines of a set make of the one that is spoken of, in one line of arithmetic.
  package func sentences(for balance: ConflictBalance) -> [Sentence] {
    let (line, equation) = (number(of: balance.entry), equation(balance.fitting))
    var sentences: [Sentence] = [
      balance.sumText.map {
        .says(
          "explain.balance.sum",
          ["line": .count(line), "equation": .text(equation), "sum": .text($0)])
      } ?? .says("explain.balance", ["line": .count(line), "equation": .text(equation)])
    ]
    if let item = balance.squeezed {
      let name = layout.scene[item].name
      let size = FramePart.size(along: balance.fitting.first.attribute.axis).attribute
      sentences.append(
        Sentence.says("explain.squeezed", ["item": name, "size": size.name]))
    }
    return sentences
  }

  /// What UIKit gave up, beside what is suspected; `nil` if the report doesn't tell.
  ///
  /// It is denied only where another line is as good as proven.
  package var brokenSentence: Sentence? {
    guard let entry = brokenEntry else { return nil }
    let line = Sentence.Value.count(number(of: entry))
    guard let suspect = suspects.first else {
      return .says("explain.broken.unclear", ["line": line])
    }
    if suspect.reason == .brokenByUIKit { return nil }
    if suspect.entry == entry, suspect.other == nil, !suspect.isApples {
      return .says("explain.broken.same")
    }
    let isDenied = suspect.confidence == .almostCertain
    return isDenied && !suspects.contains { $0.entry == entry }
      ? .says("explain.broken.other", ["line": line]) : .says("explain.broken", ["line": line])
  }

  /// What to say where nothing points at one line; `nil` where something does, or nothing
  /// conflicts.
  package var undecided: Sentence? {
    guard suspects.isEmpty, let members = sets.first else { return nil }
    let own = members.filter { isOwn($0) }
    guard own.count <= Self.mostNumbers else {
      return Sentence.says("explain.suspect.none.many", ["count": own.count])
    }
    return Sentence.says(
      "explain.suspect.none", ["lines": numbers(own)])
  }
}

extension ConflictBalance {
  /// The sum that leads to the total: `416 - 10 - 1`; `nil` where there is nothing to add up.
  package var sumText: String? {
    guard terms.count > 1, let factor = terms.first.map({ abs($0.factor) }) else { return nil }
    let isShared = terms.allSatisfy { abs(abs($0.factor) - factor) <= Tolerance.points }
    guard isShared, !Self.isOne(factor) else { return Self.sum(terms.map { ($0, $0.factor) }) }
    return "\(factor.logText) × (\(Self.sum(terms.map { ($0, $0.factor / factor) })))"
  }

  private static func isOne(_ factor: Double) -> Bool { abs(factor - 1) <= Tolerance.points }

  private static func sum(_ terms: [(term: Term, factor: Double)]) -> String {
    terms.enumerated().map { place, each in
      let factor = abs(each.factor)
      let number = abs(each.term.points).logText
      let product = isOne(factor) ? number : "\(factor.logText) × \(number)"
      let isLess = each.term.value < 0
      return place == 0 ? (isLess ? "-" : "") + product : (isLess ? " - " : " + ") + product
    }.joined()
  }
}

extension Sentence {
  static var debuggerShows: Sentence { .says("explain.find") }
}
