import Course
package import LayoutEngine

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
