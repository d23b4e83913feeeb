/// Reads the text form of a snapshot, and refuses anything that isn't exactly in that form.
///
/// The text may come from a program that tries to deceive the grader. So every word is checked,
/// every number has a range, and nothing may stand before the head or after the end.
///
/// - Complexity: O(bytes); what is longer or more than an honest program's is not read to its end.
struct SnapshotReader {
  /// The most items, constraints, and lines of inactive ones that a snapshot may have.
  static let mostEntries = 20_000

  private var snapshot = LayoutSnapshot(window: Size(width: 0, height: 0), items: [])
  private var hasWindow = false
  private var hasMade = false

  /// - Throws: ``SnapshotError`` at the first line that isn't as the form says.
  static func read(_ text: String, nonce: String) throws(SnapshotError) -> LayoutSnapshot {
    var reader = SnapshotReader()
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map(Substring.init)
    guard lines.first.map(String.init) == "snapshot \(LayoutSnapshot.textVersion) \(nonce)" else {
      throw SnapshotError(line: 1)
    }
    guard lines.count >= 3, lines.last == "", lines[lines.count - 2] == "end \(nonce)" else {
      throw SnapshotError(line: lines.count)
    }
    for (index, line) in lines.enumerated().dropFirst().dropLast(2) {
      var words = SnapshotWords(line, number: index + 1)
      try reader.take(&words)
      try words.end()
    }
    guard reader.hasWindow, reader.hasMade, !reader.snapshot.items.isEmpty else {
      throw SnapshotError(line: lines.count - 1)
    }
    return reader.snapshot
  }

  private mutating func take(_ words: inout SnapshotWords) throws(SnapshotError) {
    switch try words.next() {
    case "window" where !hasWindow:
      snapshot.window = Size(width: try words.number(), height: try words.number())
      snapshot.firstWindow = Size(width: try words.number(), height: try words.number())
      snapshot.direction = try words.someDirection()
      hasWindow = true
    case "first" where snapshot.firstInsets == nil:
      snapshot.firstInsets = LayoutSnapshot.FirstInsets(
        margins: try words.insets(), safeArea: try words.insets())
    case "traits" where snapshot.traits == LayoutSnapshot.Traits():
      snapshot.traits = try traits(&words)
    case "before" where snapshot.firstTraits == LayoutSnapshot.Traits():
      snapshot.firstTraits = try traits(&words)
    case "times" where snapshot.times == 0: snapshot.times = try words.someCount()
    case "controller" where !snapshot.isController: snapshot.isController = true
    case "item":
      try words.check(snapshot.items.count, isBelow: Self.mostEntries)
      try snapshot.items.append(item(&words))
    case "text":
      guard let last = snapshot.items.indices.last, snapshot.items[last].item.text == nil else {
        try words.fail()
      }
      snapshot.items[last].item.text = try text(&words)
    case "scrolled":
      let index = try words.someCount()
      guard snapshot.items.indices.contains(index) else { try words.fail() }
      snapshot.items[index].item.contentOffset = Point(
        x: try words.number(), y: try words.number())
    case "constraint":
      try words.check(snapshot.constraints.count, isBelow: Self.mostEntries)
      try snapshot.constraints.append(constraint(&words))
    case "place":
      try words.check(snapshot.places.count, isBelow: Self.mostEntries)
      try snapshot.places.append(place(&words))
    case "made" where !hasMade:
      snapshot.made = try words.someCount()
      hasMade = true
    case "untapped" where !snapshot.isTapMissed: snapshot.isTapMissed = true
    case "unfound" where snapshot.unfound.isEmpty: snapshot.unfound = try counts(&words)
    case "inactive" where snapshot.inactiveLines.isEmpty:
      snapshot.inactiveLines = try counts(&words)
    case "raised" where snapshot.raised == nil:
      let name = try words.someText()
      let reason = try words.someText()
      snapshot.raised = SnapshotException(name: name, reason: reason, line: try words.count())
    case "offending" where snapshot.raised != nil && snapshot.raised?.constraint == nil:
      let draft = try draft(&words)
      snapshot.raised?.constraint = draft
    case "count":
      guard let action = SnapshotTrace.Action(rawValue: String(try words.next())),
        snapshot.trace.counts.updateValue(try words.someCount(), forKey: action) == nil
      else { try words.fail() }
    case "call" where snapshot.trace.call == nil:
      snapshot.trace.call = try event(&words)
    case "conflict" where snapshot.trace.conflict == nil:
      snapshot.trace.conflict = try event(&words)
    case "endless" where snapshot.trace.endless == nil:
      snapshot.trace.endless = try event(&words)
    case "unmasking" where snapshot.trace.unmasking == nil:
      snapshot.trace.unmasking = try event(&words)
    case "member":
      let count = snapshot.trace.conflict?.constraints.count ?? SnapshotTrace.mostEntries
      guard count < SnapshotTrace.mostEntries else { try words.fail() }
      let member = try constraint(&words)
      snapshot.trace.conflict?.constraints.append(member)
    default: try words.fail()
    }
  }

  private func traits(_ words: inout SnapshotWords) throws(SnapshotError) -> LayoutSnapshot.Traits {
    guard let textSize = TextSizeCategory(rawValue: String(try words.next())) else {
      try words.fail()
    }
    let width = try words.next()
    guard width == "regular" || width == "compact" else { try words.fail() }
    return LayoutSnapshot.Traits(
      textSize: textSize, isWide: width == "regular", hidden: try counts(&words))
  }

  private func counts(_ words: inout SnapshotWords) throws(SnapshotError) -> [Int] {
    var counts: [Int] = []
    while !words.isAtEnd {
      try words.check(counts.count, isBelow: Self.mostEntries)
      try counts.append(words.someCount())
    }
    return counts
  }

  private func event(_ words: inout SnapshotWords) throws(SnapshotError) -> SnapshotTrace.Event {
    var event = SnapshotTrace.Event(method: try words.someText(), line: try words.count())
    while !words.isAtEnd {
      let caller = String(try words.next())
      guard event.callers.count < SnapshotTrace.mostEntries, UInt64(caller, radix: 16) != nil else {
        try words.fail()
      }
      event.callers.append(caller)
    }
    return event
  }

  private func constraint(
    _ words: inout SnapshotWords
  ) throws(SnapshotError) -> SnapshotConstraint {
    let draft = try draft(&words)
    return SnapshotConstraint(draft, line: try words.count(), given: try words.count())
  }

  private func item(_ words: inout SnapshotWords) throws(SnapshotError) -> SnapshotItem {
    guard let kind = Item.Kind(rawValue: String(try words.next())) else { try words.fail() }
    let name = try words.someText()
    let className = try words.someText()
    let parent = try words.count()
    if let parent {
      guard parent < snapshot.items.count, snapshot.items[parent].item.kind == .view else {
        try words.fail()
      }
    }
    var item = Item(
      name, kind: kind, in: parent.map { ItemID(index: Int32($0)) },
      placement: try placement(&words), margins: try words.insets())
    item.alignmentInsets = try words.insets()
    item.baselines = Baselines(first: try words.number(), last: try words.number())
    item.direction = try words.direction()
    item.intrinsic = IntrinsicSize(width: try words.size(), height: try words.size())
    item.hugging = try words.priorities()
    item.compression = try words.priorities()
    return SnapshotItem(
      item, className: className, given: try words.count(), isUndrawn: try words.someCount() == 1)
  }

  private func text(_ words: inout SnapshotWords) throws(SnapshotError) -> ItemText {
    let content = try words.someText()
    let name = String(try words.next())
    let size = try words.size()
    let font: ItemText.Font
    if let style = TextStyle(rawValue: name), size == nil {
      font = .style(style)
    } else if name == "-", let size {
      font = .size(size)
    } else {
      try words.fail()
    }
    return ItemText(content, font: font, numberOfLines: try words.someCount())
  }

  private func place(_ words: inout SnapshotWords) throws(SnapshotError) -> SnapshotPlace {
    let given = try words.someCount()
    let frame = try words.rect()
    guard let deviation = SnapshotPlace.Deviation(rawValue: String(try words.next())) else {
      try words.fail()
    }
    let isAmbiguous = try words.someCount() == 1
    return SnapshotPlace(
      given: given, frame: frame, deviation: deviation, isAmbiguous: isAmbiguous,
      moved: try obstacle(&words), hidden: try obstacle(&words))
  }

  private func obstacle(
    _ words: inout SnapshotWords
  ) throws(SnapshotError) -> SnapshotPlace.Obstacle? {
    let kind = try words.next()
    let item = try words.count()
    if let item, item >= snapshot.items.count { try words.fail() }
    if kind == "-" { return nil }
    guard let kind = SnapshotPlace.Kind(rawValue: String(kind)) else { try words.fail() }
    return SnapshotPlace.Obstacle(kind, item: item)
  }

  private func placement(_ words: inout SnapshotWords) throws(SnapshotError) -> Item.Placement {
    switch try words.next() {
    case "constraints": return .constraints
    case "given": return .given(try words.rect())
    case "translated":
      let frame = try words.rect()
      let mask = AutoresizingMask(rawValue: try words.someCount())
      return .translated(
        frame, mask: mask, in: Size(width: try words.number(), height: try words.number()))
    case "inset": return .inset(try words.insets())
    case "content": return .content
    default: try words.fail()
    }
  }

  private func draft(_ words: inout SnapshotWords) throws(SnapshotError) -> ConstraintDraft {
    let count = snapshot.items.count
    let first = try words.anchor(below: count)
    guard let relation = Relation(rawValue: try words.integer()) else { try words.fail() }
    return ConstraintDraft(
      first: first, relation: relation, second: try words.anchor(below: count),
      multiplier: try words.anyNumber(), constant: try words.anyNumber(),
      priority: try words.anyNumber(), identifier: try words.text())
  }
}

extension LayoutSnapshot {
  /// Reads the text form.
  ///
  /// - Throws: ``SnapshotError`` if the text isn't exactly one snapshot with this nonce.
  package init(text: String, nonce: String) throws(SnapshotError) {
    self = try SnapshotReader.read(text, nonce: nonce)
  }
}

/// The error for a text that isn't a snapshot.
package struct SnapshotError: Error, Hashable, Sendable {
  /// The line that isn't as the form says, counted from 1.
  package let line: Int
  /// Whether the line is well formed and there are more of its kind than a snapshot may have.
  package let isTooMany: Bool

  package init(line: Int, isTooMany: Bool = false) {
    self.line = line
    self.isTooMany = isTooMany
  }
}
