import Course
import LayoutEngine

extension LogExplanation {
  /// More than this can't be compared at a glance.
  private static let mostViews = 8

  /// What either side of a conflict needs, on one scale: the layout without one line of a set, and
  /// the layout without another, so that the first one is satisfied.
  ///
  /// `nil` if the set has one line, or too large numbers.
  func picture(of set: [Int], _ words: ExplanationWords) -> Document.Block? {
    guard let conflict = conflicts.first(where: { $0.members == set }), let pivot = pivot(of: set),
      let opponent = opponent(of: pivot, in: conflict),
      let first = conflict.frames(without: pivot), let second = conflict.frames(without: opponent)
    else { return nil }
    let items = items(of: conflict, first, second)
    let sides = [first, second].map { frames in
      items.map { ($0, layout.scene.span($0, in: frames, along: conflict.axis)) }
    }
    let spans = sides.joined().map { $0.1 }
    guard let start = spans.map({ $0.start }).min(),
      let end = spans.map({ $0.start + $0.length }).max(), (end - start).isFinite, end > start
    else { return nil }
    let named = sides.map { side in
      side.map { id, span in
        NamedFrame(name(of: id, among: items), span.frame(from: start, along: conflict.axis))
      }
    }
    let isAcross = conflict.axis == .horizontal
    let extent = end - start
    var picture = Picture(
      window: Size(width: isAcross ? extent : 0, height: isAcross ? 0 : extent),
      wanted: named[0], yours: named[1], axis: conflict.axis)
    let (line, other) = (number(of: pivot), number(of: opponent))
    let names = [line, other].map { words.text(.says("command.explain.without", ["line": $0])) }
    picture.names = Picture.Names(wanted: names[0], yours: names[1])
    let caption: Sentence =
      isAcross
      ? .says("command.explain.across", ["one": line, "other": other])
      : .says("command.explain.down", ["one": line, "other": other])
    return .picture(picture, caption: [.text(words.text(caption))])
  }

  /// What a drawing calls an item: a guide by its own name, where no other has it.
  private func name(of id: ItemID, among items: [ItemID]) -> String {
    func short(_ id: ItemID) -> Substring? {
      layout.scene[id].kind == .guide ? layout.scene[id].name.split(separator: ".").last : nil
    }
    guard let name = short(id), items.count(where: { short($0) == name }) == 1 else {
      return layout.scene[id].name
    }
    return String(name)
  }

  /// The line to leave out in place of another: the other one of a pair, else what UIKit gave up,
  /// else what UIKit made, else any.
  private func opponent(of pivot: Int, in conflict: ConflictSet) -> Int? {
    let others = conflict.members.filter { $0 != pivot }
    if let pair = suspects.first(where: { $0.entry == pivot })?.other { return pair }
    if let broken = brokenEntry, others.contains(broken) { return broken }
    return conflict.givenSizes.first { $0 != pivot } ?? others.last { !isOwn($0) } ?? others.last
  }

  /// The views and guides of a set, those that differ before those that don't where there are many.
  private func items(of conflict: ConflictSet, _ one: Frames, _ other: Frames) -> [ItemID] {
    let all = items(of: conflict.members)
    guard all.count > Self.mostViews else { return all }
    let moved = all.filter { one[$0] != other[$0] }
    let shown = Set((moved + all.filter { one[$0] == other[$0] }).prefix(Self.mostViews))
    return all.filter { shown.contains($0) }
  }

  /// The views and guides that a set's lines tie: first those that no line places, such as
  /// containers.
  private func items(of set: [Int]) -> [ItemID] {
    let all = Set(set.compactMap { layout.constraints[$0] }.flatMap { $0.anchors }.map { $0.item })
    guard let conflict = conflicts.first(where: { $0.members == set }) else { return all.sorted() }
    let placing = set.filter { conflict.fixedSize($0) == nil }
    let placed = Set(placing.flatMap { conflict.placed(by: $0) })
    return all.subtracting(placed).sorted() + all.intersection(placed).sorted()
  }

  /// The views of all sets that are hard to tell apart by their names, or that show a text.
  var confusedViews: [LoggedLayout.LoggedItem] {
    let members = Set(sets.flatMap { items(of: $0) })
    let shown = layout.items.filter {
      members.contains($0.id) && layout.scene[$0.id].kind == .view
    }
    return shown.filter { item in
      item.text != nil || shown.count { $0.className == item.className } > 1
    }
  }
}

/// From where to where something reaches along an axis.
private struct Span {
  let start: Double
  let length: Double

  func frame(from origin: Double, along axis: Axis) -> Rect {
    axis == .horizontal
      ? Rect(x: start - origin, y: 0, width: length, height: 0)
      : Rect(x: 0, y: start - origin, width: 0, height: length)
  }
}

extension Scene {
  /// The extent of an item, counted from its outermost superview.
  fileprivate func span(_ id: ItemID, in frames: Frames, along axis: Axis) -> Span {
    let part: FramePart = axis == .horizontal ? .x : .y
    var start = frames[id][part]
    var ancestor = self[id].parent
    while let view = ancestor {
      start += frames[view][part]
      ancestor = self[view].parent
    }
    return Span(start: start, length: frames[id][.size(along: axis)])
  }
}
