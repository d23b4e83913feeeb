import LayoutEngine
import Testing

@Suite("Scene statements: what a line says about a view itself")
struct SceneStatementTests {
  private func statement(_ text: String) throws -> SceneStatement {
    let document = EquationReader.read(text, names: ["Superview", "Label", "红色 视图"])
    #expect(document.statements.count == 1)
    return try #require(document.sceneStatements.first, "\(document.errors)")
  }

  @Test(
    "reads UIKit's property names, and prints what it read",
    arguments: [
      (
        "Label.frame = (20, 20, 42, 22)",
        SceneStatement.Property.frame(Rect(x: 20, y: 20, width: 42, height: 22))
      ),
      (
        "Label.frame = (-1.5, 0, 42.25, 0)",
        .frame(Rect(x: -1.5, y: 0, width: 42.25, height: 0))
      ),
      (
        "Label.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]",
        .autoresizingMask([.flexibleWidth, .flexibleRightMargin])
      ),
      ("Label.autoresizingMask = []", .autoresizingMask([])),
      ("Label.translatesAutoresizingMaskIntoConstraints = false", .translatesMask(false)),
      ("Label.translatesAutoresizingMaskIntoConstraints = true", .translatesMask(true)),
    ])
  func properties(text: String, property: SceneStatement.Property) throws {
    #expect(try statement(text).property == property)
    #expect(try statement(text).description == text)
  }

  @Test(
    "spaces, full-width signs, comments and order don't matter",
    arguments: [
      "Label.frame=(20,20,42,22)", "Label . frame = ( 20 , 20 , 42 , 22 )   // the label",
      "Label.frame ＝ （20，20，42，22）", "Label.frame == (20.0, 20, 42.0, 22)",
    ])
  func spellings(text: String) throws {
    #expect(
      try statement(text).property == .frame(Rect(x: 20, y: 20, width: 42, height: 22)))
  }

  @Test("flags may stand in any order, and names may be quoted")
  func flags() throws {
    let one = try statement("`红色 视图`.autoresizingMask = [.flexibleHeight, .flexibleWidth]")
    #expect(one.property == .autoresizingMask([.flexibleWidth, .flexibleHeight]))
    #expect(
      one.description == "`红色 视图`.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
  }

  @Test(
    "refuses what is no such value, with its code and place",
    arguments: [
      ("Label.frame = (20, 20, 42)", "E153", 15), ("Label.frame = 20", "E153", 15),
      ("Label.frame = (20, 20, -42, 22)", "E153", 15),
      ("Label.frame = (20, 20, 1e999, 22)", "E153", 15), ("Label.frame =", "E153", 14),
      ("Label.frame = (a, b, c, d)", "E153", 15),
      ("Label.autoresizingMask = .flexibleWidht", "E152", 26),
      ("Label.autoresizingMask = flexibleWidth", "E152", 26),
      ("Label.autoresizingMask = [.flexibleWidth", "E152", 26),
      ("Label.translatesAutoresizingMaskIntoConstraints = no", "E154", 51),
      ("Labl.frame = (20, 20, 42, 22)", "E202", 1),
    ])
  func refused(text: String, code: String, column: Int) throws {
    let document = EquationReader.read(text, names: ["Superview", "Label"])
    let error = try #require(document.errors.first)
    #expect(error.code == code)
    #expect(error.range.start == SourcePlace(line: 1, column: column))
  }

  @Test("a blank may stand for any value")
  func blank() {
    for text in ["Label.autoresizingMask = ___", "Label.frame = (20, ___, 42, 22)"] {
      guard case .blank? = EquationReader.read(text).statements.first?.outcome else {
        Issue.record("no blank in \(text)")
        continue
      }
    }
  }

  private func scene(_ text: String) throws -> Scene {
    var scene = Scene()
    let root = try scene.add(
      Item("Superview", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    let box = try scene.add(Item("Box", in: root))
    try scene.add(Item("Label", in: box))
    let statements = EquationReader.read(text).sceneStatements
    return try scene.applying(statements, designedIn: Size(width: 320, height: 480))
  }

  private func placement(of name: String, in scene: Scene) throws -> Item.Placement {
    scene[try #require(scene.id(named: name))].placement
  }

  @Test("a frame becomes constraints, in the superview's own size, until it is switched off")
  func applied() throws {
    let frame = Rect(x: 10, y: 20, width: 100, height: 50)
    let label = Rect(x: 1, y: 2, width: 3, height: 4)
    let both = "Box.frame = (10, 20, 100, 50)\nLabel.frame = (1, 2, 3, 4)"
    let placed = try scene(both + "\nBox.autoresizingMask = [.flexibleWidth]")
    #expect(
      try placement(of: "Box", in: placed)
        == .translated(frame, mask: [.flexibleWidth], in: Size(width: 320, height: 480)))
    #expect(
      try placement(of: "Label", in: placed)
        == .translated(label, mask: [], in: Size(width: 100, height: 50)))
    let off = try scene(both + "\nLabel.translatesAutoresizingMaskIntoConstraints = false")
    #expect(try placement(of: "Label", in: off) == .constraints)
  }

  @Test("a mask needs a frame, and a property is said once")
  func mistakes() throws {
    #expect(throws: EquationError.self) { try scene("Box.autoresizingMask = []") }
    let twice = EquationReader.read("Box.frame = (0, 0, 1, 1)\nBox.frame = (0, 0, 2, 2)")
    let repetition = try #require(twice.sceneStatements.firstRepetition)
    #expect(repetition.code == "E155")
    #expect(repetition.range.line == 2)
  }

  @Test("the label's hidden four")
  func hiddenFour() throws {
    let scene = try scene("Label.frame = (20, 20, 42, 22)\nBox.frame = (0, 0, 320, 480)")
    let problem = LayoutProblem(scene: scene, constraints: [])
    let frames = try #require(
      try LayoutSolver.solution(of: problem).solvedFrames, "no single layout")
    let label = try #require(scene.id(named: "Label"))
    let four = [Attribute.width, .height, .centerX, .centerY].map {
      problem.value(of: Anchor(label, $0), in: frames)
    }
    #expect(four == [42, 22, 41, 31])
  }
}

@Suite("Scene statements: content, margins and safe areas")
struct ContentStatementTests {
  private static let names = ["Superview", "Label", "Box"]

  @Test(
    "reads what content asks for, margins, and how firmly a view keeps to its content",
    arguments: [
      (
        "Label.intrinsicContentSize = (42, 22)",
        SceneStatement.Property.intrinsicContentSize(IntrinsicSize(width: 42, height: 22))
      ),
      (
        "Label.intrinsicContentSize = (42.5, noIntrinsicMetric)",
        .intrinsicContentSize(IntrinsicSize(width: 42.5))
      ),
      (
        "Label.baselineOffsets = (17, 5)", .baselineOffsets(Baselines(first: 17, last: 5))
      ),
      (
        "Label.layoutMargins = (1, 2, 3, 4)",
        .layoutMargins(Insets(top: 1, left: 2, bottom: 3, right: 4))
      ),
      (
        "Superview.safeAreaInsets = (64, 0, 32, 0)",
        .safeAreaInsets(Insets(top: 64, left: 0, bottom: 32, right: 0))
      ),
      (#"Label.text = "A long walk; // 12 km""#, .text("A long walk; // 12 km")),
      ("Label.font = .body", .font(.style(.body))), ("Label.font = 17.5", .font(.size(17.5))),
      ("Label.lines = 0", .lines(0)),
      ("Superview.textSize = .accessibilityLarge", .textSize(.accessibilityLarge)),
      ("Label.horizontalHuggingPriority = 250", .contentPriority(.horizontalHugging, .low)),
      ("Label.verticalHuggingPriority = 750", .contentPriority(.verticalHugging, .high)),
      (
        "Label.horizontalCompressionResistancePriority = 1000",
        .contentPriority(.horizontalCompression, .required)
      ),
      (
        "Label.verticalCompressionResistancePriority = 500",
        .contentPriority(.verticalCompression, .medium)
      ),
    ])
  func properties(text: String, property: SceneStatement.Property) throws {
    let document = EquationReader.read(text, names: Self.names)
    let statement = try #require(document.sceneStatements.first, "\(document.errors)")
    #expect(statement.property == property)
    #expect(statement.description == text)
  }

  @Test(
    "a priority may be a number or a name, as after @",
    arguments: [
      ("251", 251), ("250.5", 250.5), ("low", 250), ("low + 1", 251), (".defaultHigh", 750),
      (".required", 1000), ("２５１", 251),
    ])
  func priorities(value: String, priority: Double) throws {
    let document = EquationReader.read("Label.horizontalHuggingPriority = \(value)")
    let statement = try #require(document.sceneStatements.first, "\(document.errors)")
    #expect(
      statement.property == .contentPriority(.horizontalHugging, try #require(Priority(priority))))
  }

  @Test(
    "refuses what is no such value, with its code and place",
    arguments: [
      ("Label.horizontalHuggingPriority = 0", "E304", 35),
      ("Label.horizontalHuggingPriority = 1000.5", "E304", 35),
      ("Label.horizontalHuggingPriority = -1", "E304", 35),
      ("Label.horizontalHuggingPriority = strong", "E302", 35),
      ("Label.horizontalHuggingPriority = @251", "E156", 35),
      ("Label.horizontalHuggingPriority = 251 252", "E156", 35),
      ("Label.horizontalHuggingPriority =", "E156", 34),
      ("Label.intrinsicContentSize = 42", "E157", 30),
      ("Label.intrinsicContentSize = (42)", "E157", 30),
      ("Label.intrinsicContentSize = (-42, 22)", "E157", 30),
      ("Label.intrinsicContentSize = (nan, 22)", "E157", 30),
      ("Label.baselineOffsets = 17", "E161", 25), ("Label.baselineOffsets = (1, 2, 3)", "E161", 25),
      ("Label.layoutMargins = 8", "E158", 23), ("Label.layoutMargins = (8, 8)", "E158", 23),
      ("Superview.safeAreaInsets = (1, 2, 3, inf)", "E158", 28),
      ("Superview.keyboardHeight = -1", "E162", 28), ("Label.contentOffset = 120", "E162", 23),
      ("Label.contentOffset = (1, 2, 3)", "E162", 23),
      ("Label.text = long", "E163", 14), (#"Label.text = """#, "E163", 14),
      ("Label.text = “long”", "E163", 14), (#"Label.text = "a" "b""#, "E163", 14),
      ("Label.font = 0", "E163", 14), ("Label.font = .bod", "E163", 14),
      ("Label.lines = -1", "E163", 15), ("Label.lines = 1.5", "E163", 15),
      ("Superview.textSize = huge", "E163", 22),
      ("Label.horizontalHuggingPriorty = 251", "E160", 7),
      ("Label.horizontalHugging = 251", "E160", 7),
      ("Label.horizontalHuggingPriority >= 251", "E160", 7),
      ("Labl.horizontalHuggingPriority = 251", "E202", 1),
    ])
  func refused(text: String, code: String, column: Int) throws {
    let error = try #require(EquationReader.read(text, names: Self.names).errors.first)
    #expect(error.code == code)
    #expect(error.range.start == SourcePlace(line: 1, column: column))
  }

  @Test("a blank may stand for a priority")
  func blank() {
    let statements = EquationReader.read("Label.horizontalHuggingPriority = ___").statements
    #expect(statements.map(\.outcome) == [.blank(SourceRange(line: 1, column: 35, length: 3))])
  }

  @Test("what content asks for and what is there is a fact; how firmly to keep to it isn't")
  func facts() throws {
    let text = """
      Label.horizontalHuggingPriority = 251
      Label.layoutMargins = (8, 8, 8, 8)
      Label.intrinsicContentSize = (1, 1)
      """
    let statements = EquationReader.read(text).sceneStatements
    #expect(statements.map(\.property.isFact) == [false, true, true])
    #expect(statements.map(\.property.isContentPriority) == [true, false, false])
    let error = try #require(statements.firstFact)
    #expect(error.code == "E159")
    #expect(error.range.line == 2)
  }

  @Test("a text decides how large its view is and where its baselines are, whatever the order")
  func texts() throws {
    let statements = EquationReader.read(
      #"""
      Label.numberOfLines = 2; Label.font = body
      Label.text = "A long walk"; Superview.textSize = accessibilityLarge
      """#)
    let scene = try Scene(naming: statements.statements)
      .applying(statements.sceneStatements, designedIn: Size(width: 320, height: 480))
    let label = scene[try #require(scene.id(named: "Label"))]
    let measure = TextMeasure(TextFont(.body, for: .accessibilityLarge), numberOfLines: 2)
    let size = measure.size(of: "A long walk")
    #expect(label.text == ItemText("A long walk", font: .style(.body), numberOfLines: 2))
    #expect(label.intrinsic == IntrinsicSize(width: size.width, height: size.height))
    #expect(label.baselines == measure.baselines(of: "A long walk"))
  }

  @Test("statements change what the scene's items are like, without a frame")
  func applied() throws {
    var scene = Scene()
    scene.addItem(named: "Superview", in: nil)
    let window = try #require(scene.id(named: "Superview"))
    for name in ["Label", "Superview.safeAreaLayoutGuide", "Label.layoutMarginsGuide"] {
      scene.addItem(named: name, in: window)
    }
    let statements = EquationReader.read(
      """
      Label.intrinsicContentSize = (42, noIntrinsicMetric)
      Label.verticalHuggingPriority = 251
      Label.horizontalCompressionResistancePriority = 751
      Label.baselineOffsets = (17, 5)
      Label.layoutMargins = (1, 2, 3, 4)
      Superview.safeAreaInsets = (64, 0, 32, 0)
      """
    ).sceneStatements
    let made = try scene.applying(statements, designedIn: Size(width: 320, height: 480))
    let label = made[try #require(made.id(named: "Label"))]
    let margins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(label.placement == .constraints)
    #expect(label.intrinsic == IntrinsicSize(width: 42))
    #expect([label.hugging.horizontal.value, label.hugging.vertical.value] == [250, 251])
    #expect([label.compression.horizontal.value, label.compression.vertical.value] == [751, 750])
    #expect(label.margins == margins)
    #expect(label.baselines == Baselines(first: 17, last: 5))
    #expect(made.items[0].margins == Insets(top: 72, left: 8, bottom: 40, right: 8))
    let guides = made.items.filter { $0.kind == .guide }.map(\.placement)
    #expect(
      guides == [.inset(Insets(top: 64, left: 0, bottom: 32, right: 0)), .inset(margins)])
  }
}
