import LayoutEngine
import Testing

@Suite("A snapshot as text")
struct SnapshotTests {
  private static let nonce = "f00d"

  /// A snapshot that uses every word of the form.
  private static func snapshot() throws -> LayoutSnapshot {
    let root = Item("view", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480)))
    var label = Item(
      "the label 50 %\n'é'", in: ItemID(index: 0),
      placement: .translated(
        Rect(x: 20, y: 20.5, width: 42, height: 1 / 3), mask: [.flexibleWidth, .flexibleTopMargin],
        in: Size(width: 320, height: 480)))
    label.intrinsic = IntrinsicSize(width: 42)
    label.text = ItemText("two  lines\n50 %", font: .style(.body), numberOfLines: 0)
    label.direction = .rightToLeft
    label.alignmentInsets = Insets(top: 1, left: 2, bottom: 3.5, right: 4)
    label.baselines = Baselines(first: 12.25, last: 4)
    label.contentOffset = Point(x: -3, y: 120.5)
    label.hugging = AxisPriorities(horizontal: try #require(Priority(251)), vertical: .low)
    let guide = Item(
      "", kind: .guide, in: ItemID(index: 1),
      placement: .inset(Insets(top: 1, left: 2, bottom: 3, right: 4)))
    let content = Item("content", kind: .guide, in: ItemID(index: 1), placement: .content)
    let note = Item("note", text: ItemText("é", font: .size(13.5), numberOfLines: 2))
    let items = [
      SnapshotItem(root, className: "UIView", given: 0),
      SnapshotItem(label, className: "UILabel", given: 7),
      SnapshotItem(guide, className: "UILayoutGuide"),
      SnapshotItem(content, className: "UILayoutGuide"),
      SnapshotItem(Item("loose"), className: "UIView"), SnapshotItem(note, className: "UILabel"),
      SnapshotItem(
        Item("gap", kind: .distance, in: ItemID(index: 0)), className: "DistanceGuide"),
    ]
    let first = Anchor(ItemID(index: 1), .leading)
    let second = Anchor(ItemID(index: 0), .trailing)
    return LayoutSnapshot(
      window: Size(width: 320, height: 480), firstWindow: Size(width: 480, height: 320),
      direction: .rightToLeft, times: 2, isController: true, items: items,
      constraints: [
        SnapshotConstraint(
          ConstraintDraft(
            first: first, relation: .lessThanOrEqual, second: second, multiplier: 0.1,
            constant: -8.25, priority: 999.5, identifier: "- 'x'"), line: 7, given: 3),
        SnapshotConstraint(
          ConstraintDraft(first: nil, relation: .equal, second: nil, constant: .infinity),
          line: nil),
      ],
      places: [
        SnapshotPlace(given: 0, frame: Rect(x: 0, y: 0, width: 320, height: 480)),
        SnapshotPlace(
          given: 7, frame: Rect(x: 1, y: 2.5, width: 3, height: 4), isAmbiguous: true,
          moved: SnapshotPlace.Obstacle(.transformed, item: nil),
          hidden: SnapshotPlace.Obstacle(.covering, item: 4)),
        SnapshotPlace(
          given: 8, frame: Rect(x: 0, y: 0, width: 0, height: 0),
          moved: SnapshotPlace.Obstacle(.setByHand, item: nil)),
      ], made: 5, inactiveLines: [3, 9],
      raised: SnapshotException(
        name: "NSGenericException", reason: "two  spaces\tand a tab",
        constraint: ConstraintDraft(first: first, relation: .equal, second: second), line: 4))
  }

  /// The same with what few snapshots have.
  private static func turned() throws -> LayoutSnapshot {
    var snapshot = try snapshot()
    snapshot.firstInsets = LayoutSnapshot.FirstInsets(
      margins: Insets(top: 1, left: 2.5, bottom: 3, right: 4),
      safeArea: Insets(top: 64, left: 0, bottom: 32, right: 0))
    snapshot.traits = LayoutSnapshot.Traits(textSize: .accessibilityLarge, hidden: [1, 2])
    snapshot.firstTraits = LayoutSnapshot.Traits(isWide: true)
    snapshot.isTapMissed = true
    snapshot.trace.counts = [.activation: 7, .updateMark: 0]
    snapshot.trace.call = SnapshotTrace.Event(
      method: "updateConstraints", callers: ["1f3a", "0b10"])
    snapshot.trace.conflict = SnapshotTrace.Event(line: 29, constraints: snapshot.constraints)
    return snapshot
  }

  @Test("what is written is read back the same")
  func roundTrip() throws {
    let snapshot = try Self.turned()
    let text = snapshot.text(nonce: Self.nonce)
    #expect(try LayoutSnapshot(text: text, nonce: Self.nonce) == snapshot)
  }

  @Test("a text with a line or a word missing is refused or says something else")
  func damage() throws {
    let snapshot = try Self.turned()
    let lines = snapshot.text(nonce: Self.nonce).split(
      separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices.dropLast() {
      var missing = lines
      missing.remove(at: index)
      var cut = lines
      let end = lines[index].lastIndex(of: " ") ?? lines[index].startIndex
      cut[index] = lines[index][..<end]
      for damaged in [missing, cut] {
        let text = damaged.joined(separator: "\n")
        #expect((try? LayoutSnapshot(text: text, nonce: Self.nonce)) != snapshot, "line \(index)")
      }
    }
  }

  @Test(
    "nothing is believed that isn't exactly one snapshot",
    arguments: [
      ("", 1), ("snapshot 5 other\nwindow 1 1 1 1 leftToRight\nmade 0\nend other\n", 1),
      ("hello\nsnapshot 5 f00d\nend f00d\n", 1),
      ("snapshot 5 f00d\nmade 0\nend f00d\nmore\n", 5),
      ("snapshot 5 f00d\nmade 0\nend f00d\n", 3),
      ("snapshot 5 f00d\nwindow nan 1 1 1 leftToRight\nend f00d\n", 2),
      ("snapshot 5 f00d\nwindow 1 1 1 1 up\nend f00d\n", 2),
      ("snapshot 5 f00d\nmade 0\nmade 0\nend f00d\n", 3),
      ("snapshot 5 f00d\nmade 0 0\nend f00d\n", 2), ("snapshot 5 f00d\nmade -1\nend f00d\n", 2),
      ("snapshot 5 f00d\nconstraint 0.1 0 - 1 0 1000 - -\nend f00d\n", 2),
      ("snapshot 5 f00d\nraised 'a 'b%zz 1\nend f00d\n", 2),
      ("snapshot 5 f00d\npassed\nend f00d\n", 2),
      ("snapshot 5 f00d\ntext 'a body - 1\nend f00d\n", 2),
      ("snapshot 5 f00d\nmade -9223372036854775808\nend f00d\n", 2),
      ("snapshot 5 f00d\nmade 1000000001\nend f00d\n", 2),
      ("snapshot 5 f00d\ncount anything 1\nend f00d\n", 2),
      ("snapshot 5 f00d\ncount activation 1\ncount activation 1\nend f00d\n", 3),
      ("snapshot 5 f00d\ncall 'a - 1g\nend f00d\n", 2),
      ("snapshot 5 f00d\ncall 'a 1\ncall 'a 1\nend f00d\n", 3),
      ("snapshot 5 f00d\nconflict - 1\nend f00d\n", 2),
      ("snapshot 5 f00d\nmember - 0 - 1 0 1000 - - -\nend f00d\n", 2),
    ])
  func refusal(text: String, line: Int) {
    #expect(throws: SnapshotError(line: line)) {
      _ = try LayoutSnapshot(text: text, nonce: Self.nonce)
    }
  }

  @Test("a name that is very long is cut where a character begins, and no longer one is read")
  func longNames() throws {
    var snapshot = try Self.snapshot()
    snapshot.items[1].item.name = "a" + String(repeating: "é", count: 2000)
    var text = snapshot.text(nonce: Self.nonce)
    let kept = "a" + String(repeating: "é", count: 1023)
    #expect(try LayoutSnapshot(text: text, nonce: Self.nonce).items[1].item.name == kept)
    text = text.replacing("'a%c3%a9", with: "'aaa%c3%a9")
    #expect(throws: SnapshotError(line: 6)) {
      _ = try LayoutSnapshot(text: text, nonce: Self.nonce)
    }
  }

  @Test("too many items, constraints or lines are told from what is no snapshot", arguments: 0..<3)
  func tooMany(kind: Int) throws {
    var snapshot = try Self.snapshot()
    let most = 20_000
    let line: Int
    switch kind {
    case 0:
      snapshot.items += Array(repeating: snapshot.items[4], count: most)
      line = 8 + most
    case 1:
      snapshot.constraints += Array(repeating: snapshot.constraints[0], count: most)
      line = 15 + most
    default:
      snapshot.inactiveLines = Array(repeating: 1, count: most + 1)
      line = 21
    }
    let text = snapshot.text(nonce: Self.nonce)
    #expect(throws: SnapshotError(line: line, isTooMany: true)) {
      _ = try LayoutSnapshot(text: text, nonce: Self.nonce)
    }
  }

  @Test("of a conflict, and of the calls that led there, only a few are written or read")
  func traceBounds() throws {
    var snapshot = try Self.turned()
    let constraint = snapshot.constraints[0]
    snapshot.trace.conflict = SnapshotTrace.Event(
      callers: Array(repeating: "a", count: 99),
      constraints: Array(repeating: constraint, count: 99))
    let text = snapshot.text(nonce: Self.nonce)
    let conflict = try LayoutSnapshot(text: text, nonce: Self.nonce).trace.conflict
    #expect(conflict?.callers.count == 16)
    #expect(conflict?.constraints.count == 16)
    for more in [
      text.replacing("conflict ' -", with: "conflict ' - b"),
      text.replacing("raised ", with: "member - 0 - 1 0 1000 - - -\nraised "),
    ] {
      #expect(throws: SnapshotError.self) { _ = try LayoutSnapshot(text: more, nonce: Self.nonce) }
    }
  }

  @Test("an item can't stand before its parent")
  func parents() throws {
    var snapshot = try Self.snapshot()
    snapshot.items[1].item.parent = ItemID(index: 2)
    let text = snapshot.text(nonce: Self.nonce)
    #expect(throws: SnapshotError(line: 6)) {
      _ = try LayoutSnapshot(text: text, nonce: Self.nonce)
    }
  }
}
