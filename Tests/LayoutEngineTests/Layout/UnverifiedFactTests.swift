@testable import LayoutEngine
import Testing

@Suite("Unverified facts: each can be read otherwise")
struct UnverifiedFactTests {
  struct Scene: CustomStringConvertible, Sendable {
    let fact: UnverifiedFact
    let text: String
    /// Box's left edge and width by our reading, and by the other one; `nil` where it is ambiguous.
    let ours: [Double]
    let other: [Double]

    var description: String { fact.rawValue }
  }

  private static let box = "V:|[Box(48)]; V:|[Mate(48)]; Mate.width = 40; "

  /// A window 320 points wide, right to left; worked out by hand.
  private static let scenes = [
    // Ours: the leading edge is 0.5 * 320 from the right. Otherwise: right = 0.5 * 0 - 0.
    Scene(
      fact: .scaledPosition,
      text: box
        + "Mate.left = Superview.left; Box.width = 40; Box.leading = 0.5 * Superview.trailing",
      ours: [120, 40], other: [-40, 40]),
    Scene(
      fact: .centreBesideCentre,
      text: box
        + "Mate.left = Superview.left; Box.width = 40; Box.centerX = Superview.centerX + 40",
      ours: [180, 40], other: [100, 40]),
    // Box's 80 is asked for twice, against 160 in Box's points, or in Mate's, four times as many.
    Scene(
      fact: .optionalUnits,
      text: "V:|[Box(48)]; V:|[Mate(48)]; Mate.left = Superview.left; Box.left = Superview.left; "
        + "Mate.width = 640; Box.width = 80 @500; Box.width = 80 @500; "
        + "Box.width = 0.25 * Mate.width @500",
      ours: [0, 80], other: [0, 160]),
    Scene(
      fact: .equalPriorities,
      text: box
        + "Mate.left = Superview.left; Box.left = Superview.left; Box.width = 200 @500; Box.width = 100 @500; "
        + "Box.width = 120 @500",
      ours: [0, 120], other: [0, 200]),
    Scene(
      fact: .ties,
      text: box
        + "Mate.left = Superview.left; Box.right = Superview.left + 100; Box.left >= Superview.left + 30",
      ours: [100, 0], other: [30, 70]),
    Scene(
      fact: .scaledMargin,
      text: box + "Mate.left = Superview.left; Box.width = 40; "
        + "Box.right = 0.5 * Superview.rightMargin",
      ours: [116, 40], other: [112, 40]),
  ]

  private func frame(_ text: String, reading fact: UnverifiedFact? = nil) throws -> [Double] {
    var layout = NamedLayout()
    layout.scene.factReadOtherwise = fact
    for view in ["Box", "Mate"] { try layout.addView(view) }
    try layout.add(text)
    let solution = try layout.solution(width: 320, height: 80, direction: .rightToLeft)
    let frame = try #require(solution.frame(of: "Box"))
    return [frame.x, frame.width]
  }

  @Test(
    "a fact changes the layouts that depend on it, where it is read otherwise",
    arguments: scenes)
  func changes(scene: Scene) throws {
    #expect(try frame(scene.text) == scene.ours)
    #expect(try frame(scene.text, reading: scene.fact) == scene.other)
  }

  @Test("the other facts leave such a layout as it is", arguments: scenes)
  func leaves(scene: Scene) throws {
    for fact in UnverifiedFact.allCases where fact != scene.fact {
      #expect(try frame(scene.text, reading: fact) == scene.ours, "\(fact.rawValue)")
    }
  }

  @Test("a connection to the superview is the margin, or 20 points")
  func bar() throws {
    let text = "H:|-[Box(40)]; V:|[Box(48)]; H:|[Mate(40)]; V:|[Mate(48)]"
    #expect(try frame(text) == [272, 40])
    #expect(try frame(text, reading: .spaceBesideBar) == [260, 40])
  }
}
