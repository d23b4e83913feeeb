import Course
package import LayoutEngine

/// Finds out what was done to an answer.
///
/// The wrong line is compared with the solution's and the given lines. If it is one of
/// them but for one part, that part is the diagnosis. Where an answer takes another road, a part is
/// named only if changing it gives the wanted layout in every case; else the answer is `unknown`.
/// A change that gives the wanted layout comes before one that would leave something else to mend.
package struct DiagnosisSearch: Sendable {
  /// How many lines are changed and solved again, one by one, where no line is false.
  ///
  /// No exercise asks for so many; an answer with hundreds of lines has to be told something soon.
  private static let longestTrial = 16

  private let prepared: PreparedExercise
  private let solution: [Constraint]
  private let wanted: WantedLayout

  /// `nil` if the exercise has no wanted layout to compare, or several in turn.
  package init?(_ prepared: PreparedExercise) {
    // Lines that change with time can't be compared with one list of lines.
    guard prepared.exercise.laterSolutions.isEmpty, let wanted = prepared.wantedLayout else {
      return nil
    }
    self.wanted = wanted
    self.prepared = prepared
    solution = prepared.courseLines.solution?.lines ?? []
  }

  /// What was done, for a failure that is about the layout; `nil` for any other.
  package func diagnosis(of failure: FailureReason, in answer: ReadAnswer) -> Diagnosis? {
    guard answer.isComparable(with: prepared.exercise) else { return nil }
    switch failure {
    case .conflicting(let finding): return diagnosis(finding.blame, in: answer, isAmbiguous: false)
    case .ambiguous(let finding): return diagnosis(finding.blame, in: answer, isAmbiguous: true)
    case .misplaced(let misplacement):
      // A statement about a view itself isn't an equation that could be compared.
      guard misplacement.placedBy == nil else { return Diagnosis(.unknown) }
      return diagnosis(misplacement.blame, in: answer, isAmbiguous: false)
    default: return nil
    }
  }

  private func diagnosis(
    _ blame: Blame?, in answer: ReadAnswer, isAmbiguous: Bool
  ) -> Diagnosis {
    let lines = answer.lines
    let pairing = LinePairing(
      lines, solution: solution, given: prepared.exercise.givenConstraints)
    guard let blame, let index = lines.firstIndex(of: blame.constraint) else {
      let content = ContentDiagnosis(answer, exercise: prepared.exercise, wanted: wanted)
      if let diagnosis = content.diagnosis() { return diagnosis }
      return withoutFalseLine(answer, pairing, isAmbiguous: isAmbiguous)
    }
    return Diagnosis(kind(ofFalseLineAt: index, in: answer, pairing), in: lines[index])
  }
}

extension DiagnosisSearch {
  private func kind(
    ofFalseLineAt index: Int, in answer: ReadAnswer, _ pairing: LinePairing
  ) -> Diagnosis.Kind {
    let line = answer.lines[index]
    // The other constraints of a chain go with their line.
    let others = answer.lines.filter { $0.origin != line.origin }
    let isExtra = wanted.mayFollow(from: others, in: answer.scene)
    if isExtra, pairing.missing.isEmpty { return .extraLine }
    let pair = pairing.pair(at: index)
    if let pair, mends(answer, at: index, with: pair.right) { return pair.kind }
    if isExtra { return .extraLine }
    if let kind = repair(answer, at: index) { return kind }
    if hasSwappedViews(answer, at: index) { return .item }
    if mendedPriority(answer, at: index) { return .priority }
    // Something else is off, too, so no one change mends it all.
    return pair?.kind ?? .unknown
  }

  /// What is off when every required line is true in the wanted layout.
  private func withoutFalseLine(
    _ answer: ReadAnswer, _ pairing: LinePairing, isAmbiguous: Bool
  ) -> Diagnosis {
    let lines = answer.lines
    for pair in pairing.pairs where mends(answer, at: pair.index, with: pair.right) {
      return Diagnosis(pair.kind, in: lines[pair.index])
    }
    if let loose = looseRelation(in: answer) { return Diagnosis(.relation, in: loose) }
    let optional = lines.indices.filter { !lines[$0].priority.isRequired }
    for index in optional.prefix(Self.longestTrial) {
      if mendedPriority(answer, at: index) { return Diagnosis(.priority, in: lines[index]) }
      if let kind = repair(answer, at: index) { return Diagnosis(kind, in: lines[index]) }
    }
    if isAmbiguous
      || pairing.missing.prefix(Self.longestTrial).contains(where: {
        wanted.mayFollow(from: lines + [$0], in: answer.scene)
      })
    {
      return Diagnosis(.missingLine)
    }
    return Diagnosis(.unknown)
  }

  /// The part of a line that has to change, if that is all there is to mend.
  private func repair(_ answer: ReadAnswer, at index: Int) -> Diagnosis.Kind? {
    LineRepairs(scene: prepared.exercise.scene, wanted: wanted).repairs(of: answer.lines[index])
      .first { mends(answer, at: index, with: $0.line) }?.kind
  }

  /// The first inequality that has to be an equality, if that is all there is to mend.
  private func looseRelation(in answer: ReadAnswer) -> Constraint? {
    let lines = answer.lines
    var tightened = lines
    var loose: [Int] = []
    for index in lines.indices where lines[index].relation != .equal {
      var equality = lines[index]
      equality.relation = .equal
      guard wanted.keeps(equality) else { continue }
      if loose.count < Self.longestTrial, mends(answer, at: index, with: equality) {
        return lines[index]
      }
      tightened[index] = equality
      loose.append(index)
    }
    guard loose.count > 1, let first = loose.first,
      wanted.mayFollow(from: tightened, in: answer.scene)
    else {
      return nil
    }
    return lines[first]
  }

  private func mendedPriority(_ answer: ReadAnswer, at index: Int) -> Bool {
    let line = answer.lines[index]
    return [Priority.required, .high, .medium, .low].contains { priority in
      guard priority != line.priority else { return false }
      var changed = line
      changed.priority = priority
      return mends(answer, at: index, with: changed)
    }
  }

  /// Whether two views stand in each other's place in the whole answer.
  private func hasSwappedViews(_ answer: ReadAnswer, at index: Int) -> Bool {
    let line = answer.lines[index]
    let items = Set([line.first.item, line.second.anchor?.item].compactMap { $0 }).sorted()
    return items.contains { item in
      prepared.exercise.scene.ids.contains { other in
        other != item
          && wanted.mayFollow(
            from: answer.lines.map { $0.swapping(item, other) }, in: answer.scene)
      }
    }
  }

  private func mends(
    _ answer: ReadAnswer, at index: Int, with line: Constraint
  ) -> Bool {
    var mended = answer.lines
    mended[index] = line
    return wanted.mayFollow(from: mended, in: answer.scene)
  }
}

/// Finds out what is off in what an answer says about hugging and compression.
///
/// Such lines are never false, so nothing can be compared with the wanted layout but the whole
/// answer: one change at a time is made, and what gives the wanted layout is the diagnosis.
struct ContentDiagnosis {
  /// How many statements are changed and solved again, one by one.
  private static let longestTrial = 8
  /// The defaults, and one more or less, which is what people write; and the extremes.
  private static let usualPriorities = [250, 251, 249, 750, 751, 749, 1000, 1].compactMap {
    Priority($0)
  }

  private let exercise: Exercise
  private let wanted: WantedLayout
  private let lines: [Constraint]
  /// All that the answer says about views.
  private let statements: [SceneStatement]
  /// The places among them of what is said about hugging and compression, what the solution says
  /// last.
  private let places: [Int]
  /// What the solution says about hugging and compression.
  private let right: [SceneStatement]

  init(_ answer: ReadAnswer, exercise: Exercise, wanted: WantedLayout) {
    self.exercise = exercise
    self.wanted = wanted
    lines = answer.lines
    let statements = EquationDocument(statements: answer.statements).sceneStatements
    self.statements = statements
    let right = EquationReader.read(exercise.solution.text, names: exercise.itemNames)
      .sceneStatements.filter { $0.property.isContentPriority }
    self.right = right
    func isRight(_ place: Int) -> Bool {
      right.contains { $0.description == statements[place].description }
    }
    let said = statements.indices.filter { statements[$0].property.isContentPriority }
    places = Array(
      (said.filter { !isRight($0) } + said.filter(isRight)).prefix(Self.longestTrial))
  }

  /// What one change mends; `nil` if none does, or if nothing is said and nothing is to be.
  func diagnosis() -> Diagnosis? {
    guard !places.isEmpty || !right.isEmpty else { return nil }
    for (kind, changes) in [
      (Diagnosis.Kind.attribute, opposites(of:)), (.priority, otherPriorities(of:)),
      (.item, otherItems(of:)),
    ] {
      for place in places {
        let changed = changes(statements[place]).contains { change in
          var all = statements
          all[place] = change
          return gives(all)
        }
        if changed { return Diagnosis(kind, about: statements[place]) }
      }
    }
    if let first = places.min(), swaps.contains(where: gives) {
      return Diagnosis(.item, about: statements[first])
    }
    if right.contains(where: { gives(statements + [$0]) }) { return Diagnosis(.missingLine) }
    for place in places {
      var others = statements
      others.remove(at: place)
      if gives(others) { return Diagnosis(.extraLine, about: statements[place]) }
    }
    return nil
  }

  private func gives(_ statements: [SceneStatement]) -> Bool {
    guard statements.firstRepetition == nil,
      let scene = try? exercise.bareScene.applying(
        exercise.givenSceneStatements + statements, designedIn: exercise.designWindow)
    else { return false }
    return wanted.mayFollow(from: lines, in: scene)
  }

  private func opposites(of statement: SceneStatement) -> [SceneStatement] {
    guard case .contentPriority(let kind, let priority) = statement.property else { return [] }
    return [statement.changed(to: .contentPriority(kind.opposite, priority))]
  }

  private func otherPriorities(of statement: SceneStatement) -> [SceneStatement] {
    guard case .contentPriority(let kind, let priority) = statement.property else { return [] }
    return Self.usualPriorities.filter { $0 != priority }.map {
      statement.changed(to: .contentPriority(kind, $0))
    }
  }

  private func otherItems(of statement: SceneStatement) -> [SceneStatement] {
    demanding.filter { $0 != statement.item }.map { statement.changed(item: $0) }
  }

  /// The answer with two views in each other's place, in everything it says about their content.
  private var swaps: [[SceneStatement]] {
    demanding.flatMap { one in
      demanding.filter { one < $0 }.map { other in
        statements.map { $0.swapping(one, other) }
      }
    }
  }

  /// The names of the views whose content asks for a size.
  private var demanding: [String] {
    exercise.scene.items.filter { $0.intrinsic != IntrinsicSize() }.map { $0.name }
  }
}

extension SceneStatement {
  /// The same about the other of two views, if it is about one's hugging or compression.
  package func swapping(_ one: String, _ other: String) -> SceneStatement {
    guard property.isContentPriority else { return self }
    switch item {
    case one: return changed(item: other)
    case other: return changed(item: one)
    default: return self
    }
  }
}

/// The ways to make a false line true by changing one part of it.
///
/// Such a line needs no counterpart in the solution, so answers that reach the wanted layout by
/// another road can be spoken of, too.
struct LineRepairs {
  /// A line with one part changed, and which part that is.
  struct Repair {
    let kind: Diagnosis.Kind
    let line: Constraint
  }

  private let scene: Scene
  private let wanted: WantedLayout

  init(scene: Scene, wanted: WantedLayout) {
    self.scene = scene
    self.wanted = wanted
  }

  /// The changed lines that may be true in the wanted layout, the likeliest slips first.
  ///
  /// An optional line needn't be true there in every case.
  func repairs(of line: Constraint) -> [Repair] {
    let changes: [(Diagnosis.Kind, [Constraint])] = [
      (.sign, [line.adding(-line.second.constant)]),
      (.multiplierInverted, inverted(line)), (.relation, related(line)),
      (.attribute, tiedElsewhere(line)), (.multiplier, scaled(line)), (.item, renamed(line)),
      (.constant, shifted(line)),
    ]
    return changes.flatMap { kind, lines in
      lines.filter {
        $0 != line && $0.first != $0.second.anchor
          && (!line.priority.isRequired || wanted.keeps($0))
      }
      .map { Repair(kind: kind, line: $0) }
    }
  }

  private func inverted(_ line: Constraint) -> [Constraint] {
    guard let multiplier = line.multiplier, multiplier != 0 else { return [] }
    return [line.multiplying(by: 1 / multiplier)]
  }

  private func related(_ line: Constraint) -> [Constraint] {
    [Relation.equal, .greaterThanOrEqual, .lessThanOrEqual].map {
      var changed = line
      changed.relation = $0
      return changed
    }
  }

  /// Numbers that people multiply by; others explain any length by chance.
  private func scaled(_ line: Constraint) -> [Constraint] {
    guard line.multiplier != nil else { return [] }
    return [1, 2, 3, 4, 5, 0.5, 1 / 3, 0.25, 0.2, 1.5, 2 / 3, 0.75].map {
      line.multiplying(by: $0)
    }
  }

  /// The line with the number of points that the wanted layout has, case by case.
  private func shifted(_ line: Constraint) -> [Constraint] {
    var equality = line
    equality.relation = .equal
    var lines: [Constraint] = []
    for violation in wanted.violations(of: equality) where violation.isFinite {
      let shifted = line.adding(line.second.constant + violation)
      if !lines.contains(shifted) { lines.append(shifted) }
    }
    return lines
  }

  private func tiedElsewhere(_ line: Constraint) -> [Constraint] {
    eachAnchor(of: line) { anchor in
      Attribute.allCases.filter {
        $0 != anchor.attribute && $0.kind == anchor.attribute.kind
          && $0.isMargin == anchor.attribute.isMargin
          && ($0.kind == .size || $0.axis == anchor.attribute.axis)
      }
      .map { Anchor(anchor.item, $0) }
    }
  }

  private func renamed(_ line: Constraint) -> [Constraint] {
    var lines = eachAnchor(of: line) { anchor in
      scene.ids.filter { $0 != anchor.item }.map { Anchor($0, anchor.attribute) }
    }
    if let second = line.second.anchor {
      if second.item == line.first.item {
        lines += scene.ids.map { id in line.mappingAnchors { Anchor(id, $0.attribute) } }
      } else {
        lines.append(line.swapping(line.first.item, second.item))
      }
    }
    return lines
  }

  private func eachAnchor(
    of line: Constraint, _ others: (Anchor) -> [Anchor]
  ) -> [Constraint] {
    [line.first, line.second.anchor].compactMap { $0 }.flatMap { anchor in
      others(anchor).map { other in line.mappingAnchors { $0 == anchor ? other : $0 } }
    }
  }
}

extension Constraint {
  /// The same constraint with two items in each other's place.
  func swapping(_ item: ItemID, _ other: ItemID) -> Constraint {
    mappingAnchors { anchor in
      switch anchor.item {
      case item: Anchor(other, anchor.attribute)
      case other: Anchor(item, anchor.attribute)
      default: anchor
      }
    }
  }
}
