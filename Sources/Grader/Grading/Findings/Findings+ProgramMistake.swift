import Course
package import LayoutEngine

extension Findings {
  /// The mistake of a program that explains a failure; `nil` for equations, and where none does.
  package func programMistake(behind failure: FailureReason) -> ProgramMistake? {
    guard let read, let program = read.program, let layoutCase = failure.layoutCase,
      let index = prepared.expectation.cases.firstIndex(of: layoutCase)
    else { return nil }
    switch failure {
    case .conflicting, .ambiguous, .misplaced, .differsInProgram: break
    default: return nil
    }
    if let line = comparingLine { return .onlyCompares(line: line) }
    if !program.inactiveLines.isEmpty, !readingLines.isEmpty {
      return .onlyReads(lines: readingLines)
    }
    if program.made == 0, let mistake = frameMistake { return mistake }
    let views = masked(behind: failure, in: read.cases[index])
    return views.isEmpty ? nil : .keepsMasks(views)
  }

  private var readingLines: [Int] {
    let lines = answer.text.sourceLines
    return lines.indices.filter { CodeTokens(lines[$0]).onlyReadsActive }.map { $0 + 1 }
  }

  private var comparingLine: Int? {
    answer.text.sourceLines.firstIndex { CodeTokens($0).onlyCompares }.map { $0 + 1 }
  }

  /// The first line that assigns to a frame, bounds or a centre, or makes a view with a frame.
  private var frameMistake: ProgramMistake? {
    for (index, line) in answer.text.sourceLines.enumerated() {
      guard let view = CodeTokens(line).placedView else { continue }
      return .setsFrames(line: index + 1, view: String(view))
    }
    return nil
  }

  /// The views with constraints of the answer's whose masks are part of a conflict, or keep them out
  /// of their places.
  private func masked(behind failure: FailureReason, in own: ReadAnswer.Case) -> [ItemID] {
    let masked = own.scene.ids.filter { id in
      isMasked(id, in: own.scene)
        && own.lines.contains { $0.first.item == id || $0.second.anchor?.item == id }
    }
    switch failure {
    case .conflicting(let finding):
      let isPart = finding.conflict.members.contains { member in
        if case .translated(let item, _) = member { masked.contains(item) } else { false }
      }
      return isPart ? masked : []
    case .misplaced(let misplacement):
      guard let wanted = prepared.expectation.frames(in: misplacement.layoutCase) else { return [] }
      return masked.filter { id in
        exercise.scene.contains(id)
          && FramePart.allCases.contains {
            abs(misplacement.frames[id][$0] - wanted[id][$0]) > Tolerance.points
          }
      }
    default: return []
    }
  }

  /// The first view whose mask is part of a conflict, and makes no constraints in the solution.
  package func needlessMask(in conflict: Conflict) -> ItemID? {
    let right = prepared.courseLines.solution?.scene
    return conflict.members.lazy.compactMap { member -> ItemID? in
      guard case .translated(let item, _) = member, let right, right.contains(item) else {
        return nil
      }
      if case .translated = right[item].placement { return nil }
      return item
    }.first
  }

  /// Whether a view turns its mask into constraints, and the exercise didn't give it so.
  private func isMasked(_ id: ItemID, in scene: Scene) -> Bool {
    guard case .translated = scene[id].placement else { return false }
    guard exercise.scene.contains(id), case .translated = exercise.scene[id].placement else {
      return true
    }
    return false
  }

  /// What the answer's code calls a view; `nil` where that can't be told from its text.
  ///
  /// A view that isn't in a property has its class and a number for a name, as in `UILabel1`: then it
  /// is the one variable that is made from this class.
  package func codeName(of view: ItemID) -> String? {
    let name = scene[view].name
    let words = Set(answer.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let spellings = [name, name.prefix(1).lowercased() + name.dropFirst()]
    if let word = spellings.first(where: { words.contains(Substring($0)) }) { return word }
    let variables = answer.text.sourceLines.compactMap { CodeTokens($0).madeView }.filter {
      name.hasPrefix($0.className) && Int(name.dropFirst($0.className.count)) != nil
    }
    return variables.count == 1 ? String(variables[0].variable) : nil
  }
}

extension Findings {
  /// The line on which a program takes away the mask that lets the content view fill the window.
  package var unmaskingLine: Int? {
    read?.program?.traces.lazy.compactMap { $0.unmasking?.line }.first
  }
}

extension FormedAnswer {
  /// What an answer states, in whichever notation it is written.
  ///
  /// A program may state something else in each case. The first counts, unless something happens
  /// later: then it is the one that the failure speaks of.
  package init(_ findings: Findings, _ failure: FailureReason) {
    let exercise = findings.exercise
    guard findings.answer.notation == .swift else {
      if let read = findings.read {
        self.init(read.statements, for: exercise)
      } else {
        self.init(findings.answer.text, for: exercise)
      }
      return
    }
    let spoken = findings.spokenCase(of: failure)
    guard let all = findings.handedOver?.cases, all.indices.contains(spoken) else {
      self.init(forms: [])
      return
    }
    let made = all[spoken]
    var forms: [Statement] = []
    for line in made.lines + (made.offending.map { [$0] } ?? []) {
      guard let constraint = Constraint(unchecked: line.draft) else { continue }
      forms.append(
        Statement(
          line: line.range?.line ?? 0, form: .constraints([CanonicalForm(constraint)]), words: []))
    }
    for item in findings.handedOver?.facts.translating ?? [] {
      forms.append(
        Statement(
          line: 0, form: .scene(item: exercise.scene[item].name, .translatesMask(true)),
          words: []))
    }
    forms += Self.contentPriorities(in: made.scene, besides: exercise.scene).map {
      Statement(line: 0, form: $0, words: [])
    }
    self.init(forms: forms)
  }

  /// How firmly the exercise's views keep to their content, where it isn't as they are given.
  private static func contentPriorities(
    in made: Scene, besides given: Scene
  ) -> [StatementForm] {
    given.ids.flatMap { id in
      ContentPriority.allCases.compactMap { kind in
        let priority = made[id][kind]
        guard priority != given[id][kind] else { return nil }
        return .scene(item: given[id].name, .contentPriority(kind, priority))
      }
    }
  }
}
