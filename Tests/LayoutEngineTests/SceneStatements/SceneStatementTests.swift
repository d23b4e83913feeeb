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
    guard case .solved(let frames) = try LayoutSolver.solution(of: problem) else {
      Issue.record("no single layout")
      return
    }
    let label = try #require(scene.id(named: "Label"))
    let four = [Attribute.width, .height, .centerX, .centerY].map {
      problem.value(of: Anchor(label, $0), in: frames)
    }
    #expect(four == [42, 22, 41, 31])
  }
}
