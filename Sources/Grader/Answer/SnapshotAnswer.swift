import LayoutEngine

/// What a program handed over for one case, checked against what the grader knows.
///
/// The grader's own facts are never read back: the window, the content of given views and the
/// given lines are the exercise's, whatever the program says.
struct SnapshotAnswer {
  let exercise: Exercise
  let answer: Answer
  let caseIndex: Int

  func read(_ snapshot: LayoutSnapshot) throws(Setback) -> HandedOver.Case {
    guard !snapshot.isTooLarge else {
      throw .limitExceeded(.program(.entries(Grading.mostConstraints)))
    }
    let order = try order(of: snapshot)
    func line(_ draft: ConstraintDraft, at number: Int?) -> HandedOver.Line {
      let range = answer.range(ofLine: number)
      var draft = draft.renumbered { order.ids[Int($0.index)] }
      draft.origin = range.map { .answer($0) } ?? .code
      return HandedOver.Line(draft: draft, range: range)
    }
    return HandedOver.Case(
      scene: try scene(from: snapshot, order),
      lines: snapshot.constraints.map { line($0.draft, at: $0.line) }.filter { !isGiven($0) },
      offending: snapshot.raised.flatMap { raised in
        raised.constraint.map { line($0, at: raised.line) }
      },
      raised: snapshot.raised.map { finding($0) })
  }

  /// Whether a constraint is one of the exercise's own, which the program found in place.
  private func isGiven(_ line: HandedOver.Line) -> Bool {
    guard line.range == nil else { return false }
    var draft = line.draft
    draft.identifier = nil
    return exercise.givenConstraints.contains {
      var given = ConstraintDraft($0)
      given.identifier = nil
      return given == draft
    }
  }

  /// The order in which a snapshot's items stand in the scene: the exercise's come first.
  private struct Order {
    /// The snapshot's places, in the scene's order.
    var places: [Int] = []
    /// The scene's handles, in the snapshot's order.
    var ids: [ItemID] = []
  }

  private func order(of snapshot: LayoutSnapshot) throws(Setback) -> Order {
    var order = Order()
    for item in exercise.scene.items {
      guard let place = snapshot.items.firstIndex(where: { $0.item.name == item.name }) else {
        throw .ruleMissed(.viewMissing(item.name))
      }
      order.places.append(place)
    }
    let given = Set(order.places)
    guard given.count == order.places.count else { throw garbled }
    let counted = snapshot.itemsThatCount
    order.places += snapshot.items.indices.filter { !given.contains($0) && counted.contains($0) }
    order.ids = Array(repeating: ItemID(index: 0), count: snapshot.items.count)
    for (index, place) in order.places.enumerated() {
      order.ids[place] = ItemID(index: Int32(index))
    }
    return order
  }

  private func scene(
    from snapshot: LayoutSnapshot, _ order: Order
  ) throws(Setback) -> Scene {
    var scene = Scene()
    var names = FreeNames()
    for (index, place) in order.places.enumerated() {
      let made = snapshot.items[place].item
      let parent = made.parent.map { order.ids[Int($0.index)] }
      var item = made
      if index < exercise.scene.items.count {
        item = exercise.scene.items[index]
        guard item.parent == parent, item.kind == made.kind else {
          throw .ruleMissed(parent == nil ? .viewMissing(item.name) : .viewMoved(item.name))
        }
        // Where a view stands, and how firmly it keeps its size, is the answer's to say.
        if index > 0, item.kind == .view {
          item.placement = made.placement
          item.hugging = made.hugging
          item.compression = made.compression
          item.margins = made.margins
          item.direction = made.direction
        }
      } else {
        item.parent = parent
        item.name = names.next(made.name, in: scene)
      }
      do { try scene.add(item) } catch { throw garbled }
    }
    return scene.placed(in: exercise.cases[caseIndex])
  }

  /// Names that no other item has: a name, or the name and a number.
  private struct FreeNames {
    /// The last number that was tried with a name: thousands of items may have the same.
    private var numbers: [String: Int] = [:]

    mutating func next(_ name: String, in scene: Scene) -> String {
      let name = name.isEmpty ? "view" : name
      guard scene.id(named: name) != nil else { return name }
      var number = numbers[name, default: 1] + 1
      while scene.id(named: "\(name) \(number)") != nil { number += 1 }
      numbers[name] = number
      return "\(name) \(number)"
    }
  }

  private func finding(_ raised: SnapshotException) -> CrashFinding {
    CrashFinding(
      Crash(
        kind: .exception(name: raised.name, reason: raised.reason), line: raised.line,
        caseIndex: caseIndex), range: answer.range(ofLine: raised.line),
      layoutCase: exercise.cases[caseIndex], isAboutConstraint: raised.constraint != nil)
  }

  private var garbled: Setback {
    .crashed(
      CrashFinding(
        Crash(kind: .garbled, line: nil, caseIndex: caseIndex), range: nil,
        layoutCase: exercise.cases[caseIndex]))
  }
}

extension ConstraintDraft {
  /// The same about items with other handles.
  fileprivate func renumbered(_ id: (ItemID) -> ItemID) -> ConstraintDraft {
    var draft = self
    draft.first = first.map { Anchor(id($0.item), $0.attribute) }
    draft.second = second.map { Anchor(id($0.item), $0.attribute) }
    return draft
  }
}

extension Answer {
  /// What stands on a line, without the space around it; `nil` for a line that isn't there.
  func range(ofLine number: Int?) -> SourceRange? {
    let lines = text.sourceLines
    guard let number, lines.indices.contains(number - 1) else { return nil }
    let line = lines[number - 1]
    let indent = line.prefix(while: \.isWhitespace).count
    let end = line.lastIndex { !$0.isWhitespace }.map { line[...$0].count } ?? indent
    return SourceRange(line: number, column: indent + 1, length: max(1, end - indent))
  }
}
