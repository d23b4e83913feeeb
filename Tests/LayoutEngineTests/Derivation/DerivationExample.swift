import LayoutEngine
import Testing

/// A question, and the steps that answer it.
struct DerivationExample: CustomTestStringConvertible {
  let name: String
  let anchor: String
  let text: String
  var direction = LayoutDirection.leftToRight
  var change: @Sendable (inout Scene, ItemID) throws -> Void = { _, _ in }
  let steps: [String]

  var testDescription: String { name }
}

extension DerivationExample {
  /// What lines alone say about views of the window.
  static let lines = [
    DerivationExample(
      name: "the sample lesson's table", anchor: "Blue.leading",
      text: """
        Red.trailing = 1.0 * Superview.trailing - 16.0
        Red.width = 80.0
        Red.leading = 1.0 * Blue.trailing + 8.0
        Blue.width = 96.0
        """,
      steps: [
        "Superview.trailing = 320.0 (given Superview.width)",
        "Red.trailing = 320.0 + -16.0 = 304.0 (1)",
        "Red.leading = 304.0 + -80.0 = 224.0 (2)",
        "Blue.trailing = 224.0 + -8.0 = 216.0 (3)",
        "Blue.leading = 216.0 + -96.0 = 120.0 (4)",
      ]),
    DerivationExample(
      name: "two equations with two unknowns are one step", anchor: "B.leading",
      text: """
        A.leading = Superview.leading
        B.leading = A.trailing + 20
        B.trailing = Superview.trailing
        A.width = B.width
        """,
      steps: [
        "Superview.leading = 0.0",
        "A.leading = 0.0 = 0.0 (1)",
        "Superview.trailing = 320.0 (given Superview.width)",
        "B.trailing = 320.0 = 320.0 (3)",
        "B.leading = 0.5 * 0.0 + 0.5 * 320.0 + 10.0 = 170.0 (2, 4)",
      ]),
    DerivationExample(
      name: "what is found together leads on", anchor: "C.width",
      text: """
        A.leading = Superview.leading
        B.leading = A.trailing + 20
        B.trailing = Superview.trailing
        A.width = B.width
        C.width = 0.5 * A.width - 5
        """,
      steps: [
        "Superview.trailing = 320.0 (given Superview.width)",
        "B.trailing = 320.0 = 320.0 (3)",
        "Superview.leading = 0.0",
        "A.leading = 0.0 = 0.0 (1)",
        "B.leading = 0.5 * 0.0 + 0.5 * 320.0 + 10.0 = 170.0 (2, 4)",
        "B.width = 320.0 + -1.0 * 170.0 = 150.0",
        "A.width = 150.0 = 150.0 (4)",
        "C.width = 0.5 * 150.0 + -5.0 = 70.0 (5)",
      ]),
    DerivationExample(
      name: "a line that is cancelled out isn't told", anchor: "B.leading",
      text: """
        A.leading = Superview.leading + 20
        A.width = 80
        B.trailing = A.trailing
        B.width = A.width
        """,
      steps: [
        "Superview.leading = 0.0",
        "A.leading = 0.0 + 20.0 = 20.0 (1)",
        "B.leading = 20.0 = 20.0 (3, 4)",
      ]),
    DerivationExample(
      name: "a limit says what presses against it", anchor: "Red.width",
      text: "Red.width <= 300; Red.width = 400 @750; Red.width = 20 @250",
      steps: ["Red.width = 300.0 (1) limit: 2 wants 400.0"]),
    DerivationExample(
      name: "what presses may do so from afar", anchor: "Red.width",
      text: "Red.width <= 300; Blue.width = 2 * Red.width @750; Blue.width = 900",
      steps: ["Red.width = 300.0 (1) limit: 3, 2 wants 600.0"]),
    DerivationExample(
      name: "the highest priority is told alone", anchor: "Red.width",
      text: "Red.width = 60 @250; Red.width = 80 @750", steps: ["Red.width = 80.0 (2)"]),
    DerivationExample(
      name: "of equal priorities the middle one is told", anchor: "Red.width",
      text: "Red.width = 60 @500; Red.width = 80 @500; Red.width = 70 @500",
      steps: ["Red.width = 70.0 (3)"]),
    DerivationExample(
      name: "two limits that meet", anchor: "Red.width", text: "Red.width >= 60; Red.width <= 60",
      steps: ["Red.width = 60.0 (1) limit: 2"]),
    DerivationExample(
      name: "no size is negative", anchor: "Red.width", text: "Red.width = -1 * Blue.width",
      steps: ["Red.width = 0.0 (Red horizontal >= 0) limit: 1"]),
    DerivationExample(
      name: "leading counts from the right where text runs from there", anchor: "Red.left",
      text: "Red.leading = Superview.leading + 20; Red.width = 80", direction: .rightToLeft,
      steps: [
        "Superview.leading = 0.0",
        "Red.leading = 0.0 + 20.0 = 20.0 (1)",
        "Superview.width = 320.0 (given Superview.width)",
        "Red.left = 320.0 + -1.0 * 20.0 + -80.0 = 220.0 (2)",
      ]),
    DerivationExample(
      name: "a centre among centres counts from the left in either direction",
      anchor: "Red.centerX", text: "Red.centerX = Superview.centerX + 10",
      direction: .rightToLeft,
      steps: [
        "Superview.width = 320.0 (given Superview.width)",
        "Superview.centerX = 0.5 * 320.0 = 160.0",
        "Red.centerX = 160.0 + 10.0 = 170.0 (1)",
        "Red.centerX = 320.0 + -1.0 * 170.0 = 150.0",
      ]),
    DerivationExample(
      name: "margins", anchor: "Red.trailing", text: "Red.trailing = Superview.trailingMargin",
      steps: [
        "Superview.trailingMargin = 300.0 (given Superview.width)",
        "Red.trailing = 300.0 = 300.0 (1)",
      ]),
  ]

  /// What scenes add to lines.
  static let scenes = [
    DerivationExample(
      name: "across the hierarchy", anchor: "Label.leading",
      text: "Box.leading = Superview.leading + 50; Label.leading = Box.leadingMargin",
      change: { scene, window in
        let box = try scene.add(Item("Box", in: window))
        try scene.add(Item("Label", in: box))
      },
      steps: [
        "Superview.leading = 0.0",
        "Box.leading = 0.0 + 50.0 = 50.0 (1)",
        "Box.leadingMargin = 50.0 + 8.0 = 58.0",
        "Label.leading = 58.0 = 58.0 (2)",
      ]),
    DerivationExample(
      name: "a multiplier on a position counts inside the view that holds both", anchor: "B.left",
      text: "Box.left = Superview.left + 50; A.left = Box.left + 15; B.left = 2 * A.left",
      change: { scene, window in
        let box = try scene.add(Item("Box", in: window))
        try scene.add(Item("A", in: box))
        try scene.add(Item("B", in: box))
      },
      steps: [
        "Superview.left = 0.0",
        "Box.left = 0.0 + 50.0 = 50.0 (1)",
        "A.left = 50.0 + 15.0 = 65.0 (2)",
        "A.left = 65.0 + -1.0 * 50.0 = 15.0",
        "B.left = 2.0 * 15.0 = 30.0 (3)",
        "B.left = 50.0 + 30.0 = 80.0",
      ]),
    DerivationExample(
      name: "content", anchor: "Label.trailing", text: "Label.leading = Superview.leading + 20",
      change: { scene, window in
        try scene.add(
          Item("Label", in: window, intrinsic: IntrinsicSize(width: 42, height: 22)))
      },
      steps: [
        "Superview.leading = 0.0",
        "Label.leading = 0.0 + 20.0 = 20.0 (1)",
        "Label.trailing = 20.0 + 42.0 = 62.0 (hugging Label, compression Label)",
      ]),
    DerivationExample(
      name: "baselines", anchor: "Label.top",
      text: "Label.firstBaseline = Field.lastBaseline; Field.bottom = Superview.top + 60",
      change: { scene, window in
        try scene.add(
          Item(
            "Label", in: window, baselines: Baselines(first: 18, last: 4),
            intrinsic: IntrinsicSize(width: 42, height: 22)))
        try scene.add(Item("Field", in: window, baselines: Baselines(first: 20, last: 10)))
      },
      steps: [
        "Superview.top = 0.0",
        "Field.bottom = 0.0 + 60.0 = 60.0 (2)",
        "Field.lastBaseline = 60.0 + -10.0 = 50.0",
        "Label.firstBaseline = 50.0 = 50.0 (1)",
        "Label.top = 50.0 + -18.0 = 32.0",
      ]),
    DerivationExample(
      name: "a frame that a mask keeps", anchor: "Label.trailing", text: "",
      change: { scene, window in
        try scene.add(
          Item(
            "Label", in: window,
            placement: .translated(
              Rect(x: 20, y: 20, width: 42, height: 22), mask: [.flexibleWidth],
              in: Size(width: 200, height: 200))))
      },
      steps: [
        "Superview.trailing = 320.0 (given Superview.width)",
        "Label.trailing = 320.0 + -138.0 = 182.0 (mask Label.width)",
      ]),
    DerivationExample(
      name: "a mask with shares", anchor: "Label.centerX", text: "",
      change: { scene, window in
        try scene.add(
          Item(
            "Label", in: window,
            placement: .translated(
              Rect(x: 20, y: 20, width: 40, height: 22),
              mask: [.flexibleWidth, .flexibleRightMargin],
              in: Size(width: 200, height: 200))))
      },
      steps: [
        "Superview.leading = 0.0",
        "Label.leading = 0.0 + 20.0 = 20.0 (mask Label.x)",
        "Superview.width = 320.0 (given Superview.width)",
        "Label.width = 0.2222222222222222 * 320.0 + -4.444444444444443 = 66.66666666666667 (mask Label.width)",
        "Label.centerX = 20.0 + 0.5 * 66.66666666666667 = 53.333333333333336",
      ]),
    DerivationExample(
      name: "the far edge of a guide is one step", anchor: "Red.trailing",
      text: "Red.trailing = Safe.trailing",
      change: { scene, window in
        try scene.add(
          Item(
            "Safe", kind: .guide, in: window,
            placement: .inset(Insets(top: 0, left: 5, bottom: 0, right: 12))))
      },
      steps: [
        "Superview.trailing = 320.0 (given Superview.width)",
        "Safe.trailing = 320.0 + -12.0 = 308.0 (inset Safe.x, inset Safe.width)",
        "Red.trailing = 308.0 = 308.0 (1)",
      ]),
  ]
}
