import Course
package import LayoutEngine

/// What a program handed over for one case, checked against what the grader knows.
///
/// The grader's own facts are never read back: the window, the content of given views and the
/// given lines are the exercise's, whatever the program says. How large a given text is depends on
/// font, lines and width in the program, which therefore has measured it.
struct SnapshotAnswer {
  let exercise: Exercise
  let answer: Answer
  let caseIndex: Int
  let assignments: ConstantAssignments

  func read(_ snapshot: LayoutSnapshot) throws(FailureReason) -> HandedOver.Case {
    guard !snapshot.isTooLarge else {
      throw .limitExceeded(.program(.entries(Answer.mostConstraints)))
    }
    let order = try order(of: snapshot)
    let scene = try scene(from: snapshot, order)
    var found = GivenConstraints(exercise)
    var lines: [HandedOver.Line] = []
    for constraint in snapshot.constraints {
      let line = line(constraint.draft, at: constraint.line, order)
      if let given = constraint.given {
        guard found.take(line.draft, as: given) else { throw garbled }
        if found.isKept(given) { continue }
      }
      lines.append(line)
    }
    return HandedOver.Case(
      scene: scene, given: found.kept, givenChanges: found.changes, lines: lines,
      places: try places(in: snapshot, order),
      undrawn: Set(
        order.ownPlaces.filter { snapshot.items[$0].isUndrawn }.map { order.ids[$0] }),
      offending: snapshot.raised.flatMap { raised in
        raised.constraint.map { line($0, at: raised.line, order) }
      },
      raised: snapshot.raised.map { finding($0) } ?? endless(snapshot.trace),
      trace: trace(of: snapshot, order, scene))
  }

  private func trace(
    of snapshot: LayoutSnapshot, _ order: SnapshotOrder, _ scene: Scene
  ) -> ProgramTrace {
    let trace = snapshot.trace
    return ProgramTrace(
      hasMarked: trace.counts[.updateMark, default: 0] > 0,
      call: trace.call.map {
        ProgramTrace.Call(method: $0.method, range: answer.range(ofLine: $0.line))
      },
      conflict: trace.conflict.map { conflict in
        ProgramTrace.Conflict(
          constraints: conflict.constraints.compactMap {
            try? exercise.ruleSet.constraint(
              from: line($0.draft, at: $0.line, order).draft, in: scene)
          }, range: answer.range(ofLine: conflict.line))
      },
      unmasking: trace.unmasking.flatMap { answer.range(ofLine: $0.line) })
  }

  private func line(
    _ draft: ConstraintDraft, at number: Int?, _ order: SnapshotOrder
  ) -> HandedOver.Line {
    let assigned = number.flatMap {
      assignments.line(giving: draft.constant, madeInLine: $0)
    }
    let range = answer.range(ofLine: assigned ?? number)
    var draft = draft.renumbered { order.ids[Int($0.index)] }
    draft.origin = range.map { .answer($0) } ?? .code
    return HandedOver.Line(draft: draft, range: range)
  }

  private func places(
    in snapshot: LayoutSnapshot, _ order: SnapshotOrder
  ) throws(FailureReason) -> [WindowPlace] {
    var places: [WindowPlace] = []
    for place in snapshot.places {
      guard exercise.scene.items.indices.contains(place.given) else { throw garbled }
      places.append(
        WindowPlace(
          item: ItemID(index: Int32(place.given)), frame: place.frame, deviation: place.deviation,
          isAmbiguous: place.isAmbiguous, moved: place.moved.map { obstacle($0, order) },
          hidden: place.hidden.map { obstacle($0, order) }))
    }
    return places
  }

  private func obstacle(
    _ obstacle: SnapshotPlace.Obstacle, _ order: SnapshotOrder
  ) -> WindowPlace.Obstacle {
    WindowPlace.Obstacle(kind: obstacle.kind, view: obstacle.item.map { order.ids[$0] })
  }

  /// The order in which the items stand in the scene.
  ///
  /// - Throws: Which of the exercise's items isn't in the window any more; a program that was
  ///   stopped may not have come so far.
  private func order(of snapshot: LayoutSnapshot) throws(FailureReason) -> SnapshotOrder {
    guard let order = SnapshotOrder(snapshot, givenCount: exercise.scene.items.count) else {
      throw garbled
    }
    if snapshot.raised == nil, let missing = order.firstMissing {
      throw .ruleMissed(
        .viewMissing(
          exercise.scene.items[missing].name,
          controller: snapshot.unfound.contains(missing) ? controllerName : nil))
    }
    return order
  }

  /// The class of the controller that answers are; `nil` where they are functions.
  private var controllerName: String? {
    guard case .controller(let name)? = exercise.swift?.entry else { return nil }
    return name
  }

  private func scene(
    from snapshot: LayoutSnapshot, _ order: SnapshotOrder
  ) throws(FailureReason) -> Scene {
    var scene = Scene()
    var names = FreeNames()
    scene.factReadOtherwise = exercise.scene.factReadOtherwise
    var items: [Item] = []
    for (index, item) in exercise.scene.items.enumerated() {
      let place = order.givenPlaces[index]
      items.append(try given(item, isRoot: index == 0, as: place.map { snapshot.items[$0].item }))
    }
    for place in order.ownPlaces {
      var item = snapshot.items[place].item
      // Only the exercise scrolls a view.
      item.contentOffset = .zero
      if case .given = item.placement, item.kind == .view, item.parent?.index == 0 {
        // The window, which the content view fills, whatever the program says of its frame.
        item.placement = .inset(.zero)
      } else if item.parent != nil, !item.placement.isAnswers(to: item.kind) {
        throw garbled
      }
      item.parent = item.parent.map { order.ids[Int($0.index)] }
      item.text = nil
      items.append(item)
    }
    for (index, var item) in items.enumerated() {
      if index >= order.givenPlaces.count { item.name = names.next(item.name, in: scene) }
      do { try scene.add(item) } catch { throw garbled }
    }
    scene.followers = exercise.scene.followers
    guard hang(snapshot, order, &scene) else { throw garbled }
    for (index, place) in order.givenPlaces.enumerated() {
      guard let place, snapshot.items[place].item.kind == .view else { continue }
      let id = ItemID(index: Int32(index))
      // The program's margins include the safe area of the case.
      let safeArea = exercise.scene.placed(in: exercise.cases[caseIndex])[id].safeArea
      scene.setMargins(snapshot.items[place].item.margins - safeArea, of: id)
    }
    return scene.placed(in: exercise.cases[caseIndex])
  }

  /// Hangs the exercise's items where the program hung them.
  ///
  /// They may have changed places: one that held another may hang in it now. So all of them leave
  /// their superviews before the first gets another, and those further out come first.
  ///
  /// - Returns: Whether it can be.
  private func hang(
    _ snapshot: LayoutSnapshot, _ order: SnapshotOrder, _ scene: inout Scene
  ) -> Bool {
    let moving = order.givenPlaces.enumerated().dropFirst().compactMap { index, place in
      place.flatMap { place in
        snapshot.items[place].item.parent.map { (ItemID(index: Int32(index)), place, $0) }
      }
    }.sorted { $0.1 < $1.1 }
    for (id, _, _) in moving { _ = scene.move(id, into: ItemID(index: 0)) }
    return moving.allSatisfy { id, _, parent in
      scene.move(id, into: order.ids[Int(parent.index)])
    }
  }

  /// An item of the exercise with what is the answer's to say: where it stands, and how firmly it
  /// keeps its size.
  private func given(
    _ item: Item, isRoot: Bool, as made: Item?
  ) throws(FailureReason) -> Item {
    guard let made else { return item }
    guard made.kind == item.kind else { throw garbled }
    guard item.kind == .view else { return item }
    var item = item
    // A controller makes its views, and their classes may change what content asks for.
    if controllerName != nil || item.text != nil { item.intrinsic = made.intrinsic }
    if item.text != nil { (item.text, item.baselines) = (nil, made.baselines) }
    guard !isRoot else {
      if controllerName != nil {
        (item.hugging, item.compression) = (made.hugging, made.compression)
      }
      return item
    }
    guard made.placement.isAnswers(to: .view) else { throw garbled }
    item.placement = made.placement
    // Without content a program hands over no priorities.
    if made.intrinsic != IntrinsicSize() {
      (item.hugging, item.compression) = (made.hugging, made.compression)
    }
    item.direction = made.direction
    return item
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

  private func endless(_ trace: SnapshotTrace) -> CrashFinding? {
    trace.endless.map { event in
      CrashFinding(
        Crash(kind: .endlessLayout(event.method), line: event.line, caseIndex: caseIndex),
        range: answer.range(ofLine: event.line), layoutCase: exercise.cases[caseIndex])
    }
  }

  private var garbled: FailureReason {
    .crashed(
      CrashFinding(
        Crash(kind: .garbled, line: nil, caseIndex: caseIndex), range: nil,
        layoutCase: exercise.cases[caseIndex]))
  }
}

extension Item.Placement {
  /// Whether it is one that an answer can give to an item of its own.
  ///
  /// No answer can say that a view simply has a frame: only the window has one.
  fileprivate func isAnswers(to kind: Item.Kind) -> Bool {
    switch self {
    case .constraints: true
    case .given: false
    case .translated: kind == .view
    case .inset, .content: kind == .guide
    }
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
  package func range(ofLine number: Int?) -> SourceRange? {
    let lines = text.sourceLines
    guard let number, lines.indices.contains(number - 1) else { return nil }
    let line = lines[number - 1]
    let indent = line.prefix { $0.isWhitespace }.count
    let end = line.lastIndex { !$0.isWhitespace }.map { line[...$0].count } ?? indent
    return SourceRange(line: number, column: indent + 1, length: max(1, end - indent))
  }
}

/// The order in which a snapshot's items stand in the scene that is solved: the exercise's items
/// first, in the exercise's order, and then the answer's own that have a part in the layout.
struct SnapshotOrder {
  /// The snapshot's place of each of the exercise's items; `nil` for one that isn't in the window.
  let givenPlaces: [Int?]
  /// The snapshot's places of the answer's own items.
  let ownPlaces: [Int]
  /// The scene's handle of each of the snapshot's items; of those that have no part, the root's.
  let ids: [ItemID]

  /// The first of the exercise's items that isn't in the window.
  var firstMissing: Int? { givenPlaces.firstIndex { $0 == nil } }

  /// Finds the exercise's items by the mark that the program's host gave them.
  ///
  /// - Returns: `nil` if the snapshot isn't one hierarchy with each of these items once.
  init?(_ snapshot: LayoutSnapshot, givenCount: Int) {
    var givenPlaces: [Int?] = Array(repeating: nil, count: givenCount)
    for (place, entry) in snapshot.items.enumerated() {
      guard let given = entry.given else { continue }
      guard givenPlaces.indices.contains(given), givenPlaces[given] == nil else { return nil }
      givenPlaces[given] = place
    }
    // What hangs elsewhere isn't in the window; an exception may be about it all the same.
    let isStray = Self.strays(in: snapshot)
    if snapshot.raised == nil {
      // Where the window's content view isn't in the window any more, nothing is.
      if let root = givenPlaces.first, root != nil, root != 0 { return nil }
      givenPlaces = givenPlaces.map { place in place.flatMap { isStray[$0] ? nil : $0 } }
    }
    let given = Set(givenPlaces.compactMap { $0 })
    let counted = snapshot.itemsThatCount
    ownPlaces = snapshot.items.indices.filter {
      !given.contains($0) && counted.contains($0) && (snapshot.raised != nil || !isStray[$0])
    }
    var ids = Array(repeating: ItemID(index: 0), count: snapshot.items.count)
    for (index, place) in givenPlaces.enumerated() {
      if let place { ids[place] = ItemID(index: Int32(index)) }
    }
    for (index, place) in ownPlaces.enumerated() {
      ids[place] = ItemID(index: Int32(givenCount + index))
    }
    self.givenPlaces = givenPlaces
    self.ids = ids
  }

  /// For each of the items whether it hangs in another tree than the first.
  private static func strays(in snapshot: LayoutSnapshot) -> [Bool] {
    var isStray: [Bool] = []
    for (place, entry) in snapshot.items.enumerated() {
      isStray.append(entry.item.parent.map { isStray[Int($0.index)] } ?? (place > 0))
    }
    return isStray
  }
}

extension LayoutSnapshot {
  /// Whether it has more constraints, or more items with a part in the layout, than are looked at.
  ///
  /// - Complexity: O(items + constraints).
  package var isTooLarge: Bool {
    let most = Answer.mostConstraints
    return constraints.count > most || deepest > Answer.mostDepth
      || itemsThatCount.count > most
  }

  /// How many views hang in one another where there are the most.
  private var deepest: Int {
    var depths: [Int] = []
    for entry in items {
      depths.append(entry.item.parent.map { depths[Int($0.index)] + 1 } ?? 1)
    }
    return depths.max() ?? 0
  }

  /// The places of items that have a part in the layout.
  ///
  /// The exercise's items and all views around them do. A view that keeps its own frame, such as a
  /// button's title, and a guide that nobody ties anything to change nothing, unless a constraint or
  /// another such view is about them.
  var itemsThatCount: Set<Int> {
    var counted: Set<Int> = []
    // Views may hang in one another thousands deep, so this doesn't call itself.
    func count(_ item: Int) {
      var next: Int? = item
      while let place = next, counted.insert(place).inserted {
        next = items[place].item.parent.map { Int($0.index) }
      }
    }
    for draft in constraints.map({ $0.draft }) + [raised?.constraint].compactMap({ $0 }) {
      for anchor in [draft.first, draft.second] {
        if let anchor { count(Int(anchor.item.index)) }
      }
    }
    for (place, entry) in items.enumerated()
    where entry.given != nil || entry.item.placement == .constraints {
      count(place)
    }
    for obstacle in places.flatMap({ [$0.moved, $0.hidden] }) {
      if let item = obstacle?.item { count(item) }
    }
    return counted
  }
}
