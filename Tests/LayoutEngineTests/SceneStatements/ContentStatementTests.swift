import LayoutEngine
import Testing

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
