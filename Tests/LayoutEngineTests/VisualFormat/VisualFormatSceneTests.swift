import LayoutEngine
import Testing

@Suite("Visual format: from pictures to layouts")
struct VisualFormatSceneTests {
  private func scene() throws -> Scene {
    var scene = Scene()
    let root = try scene.add(
      Item("Superview", placement: .given(Rect(x: 0, y: 0, width: 200, height: 100))))
    let card = try scene.add(Item("Card", in: root))
    for name in ["Photo", "Note", "my view", "红"] { try scene.add(Item(name, in: card)) }
    try scene.add(Item("Guide", kind: .guide, in: card))
    return scene
  }

  @Test("a bar is the superview of the view beside it, whatever the scene calls it")
  func bar() throws {
    let scene = try scene()
    let drafts = try EquationReader.read("|-[Photo]-5-|\n|[Card]|\n|[Guide]").constraints.map {
      EquationPrinter.equation(for: try $0.draft(in: scene), in: scene)
    }
    #expect(
      drafts == [
        "Photo.leading = 1.0 * Card.leadingMargin + 0.0",
        "Card.trailing = 1.0 * Photo.trailing + 5.0",
        "Card.leading = 1.0 * Superview.leading + 0.0",
        "Superview.trailing = 1.0 * Card.trailing + 0.0",
        "Guide.leading = 1.0 * Card.leading + 0.0",
      ])
  }

  @Test("a bar beside the window is an error at the bar")
  func noSuperview() throws {
    let written = try #require(EquationReader.read("|-[Superview]").constraints.first)
    let error = try #require(throws: EquationError.self) { try written.draft(in: scene()) }
    #expect(error.reason == .noSuperview(of: "Superview"))
    #expect(summary(error.range) == "1:1 1")
  }

  @Test("formats, constraints, printed equations: all three say the same", arguments: 0..<20)
  func law(seed: UInt64) throws {
    let scene = try scene()
    var random = SplitMix64(seed: seed)
    var constraintCount = 0
    for _ in 0..<50 {
      let text = Self.format(using: &random)
      for written in EquationReader.read(text, names: scene.items.map(\.name)).constraints {
        let draft = try written.draft(in: scene)
        let printed = EquationPrinter.equation(for: draft, in: scene)
        let read = try #require(EquationReader.read(printed).constraints.first, "\(text)")
        var again = try read.draft(in: scene)
        again.origin = draft.origin
        #expect(again == draft, "\(text)")
        constraintCount += 1
      }
    }
    #expect(constraintCount > 50)
  }

  @Test("gaps between the parts of a format change nothing", arguments: 0..<10)
  func gaps(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let text = Self.format(using: &random)
      let spaced = text.map { character in
        "()[]-|,".contains(character) ? " \(character)\t" : String(character)
      }.joined()
      // A letter keeps its colon and the space after it is no part of the format.
      let document = EquationReader.read(spaced)
      #expect(document.constraints.map(shortSummary) == statementSummary(text, names: nil))
      #expect(
        document.statements.map(\.tokens) == EquationReader.read(text).statements.map(\.tokens))
    }
  }

  /// A readable format of one to four views.
  private static func format(using random: inout SplitMix64) -> String {
    func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
    let isVertical = Bool.random(using: &random)
    let predicates = ["5", "gap", ">=5", "<=7.25", "==-3@750", ">=gap@strong"]
    func connection() -> String {
      pick(["", "-", "-5-", "-gap-", "-.5-", "-(\(pick(predicates)))-", "-(>=5,<=9@1)-"])
    }
    var names = ["Photo", "Note", "`my view`", "红"].shuffled(using: &random)
    var text = pick(isVertical ? ["V:"] : ["", "H:"])
    if Bool.random(using: &random) { text += "|" + connection() }
    for index in 0..<Int.random(in: 1...4, using: &random) {
      if index > 0 { text += connection() }
      let size = pick(["", "(\(pick(predicates)))", "(==\(names.last ?? "")@9)", "(>=1,<=2)"])
      text += "[\(names.removeFirst())\(names.isEmpty ? "" : size)]"
    }
    if Bool.random(using: &random) { text += connection() + "|" }
    let options =
      isVertical ? ["alignAllLeft", "alignAllCenterX"] : ["alignAllTop", "alignAllFirstBaseline"]
    return text + " metrics: [gap: 12.5, strong: 750]"
      + pick(["", " options: [.\(pick(options))]", " options: .directionRightToLeft"])
  }

  @Test("frames follow from formats as from the other engine's equations")
  func frames() throws {
    var scene = Scene()
    let root = try scene.add(
      Item(
        "Root", placement: .given(Rect(x: 0, y: 0, width: 200, height: 100)),
        margins: Insets(top: 8, left: 8, bottom: 8, right: 8)))
    for name in ["child", "child2"] { try scene.add(Item(name, in: root)) }
    let text = """
      |-[child(==child2)]-[child2]-|  options: [.alignAllTop, .alignAllBottom]
      V:|[child]|
      """
    let problem = LayoutProblem(scene: scene, constraints: try constraints(text, in: scene))
    let frames = try #require(
      try LayoutSolver.solution(of: problem).solvedFrames, "no single layout")
    #expect(frames[ItemID(index: 1)] == Rect(x: 8, y: 0, width: 88, height: 100))
    #expect(frames[ItemID(index: 2)] == Rect(x: 104, y: 0, width: 88, height: 100))
  }
}

@Suite("Visual format: the documents' formats")
struct VisualFormatVectorTests {
  private static let names = [
    "button", "purpleBox", "topField", "bottomField", "button1", "button2", "leftView",
    "rightView", "redView",
  ]

  /// What UIKit says of the documents' formats that it refuses.
  private static let messages: KeyValuePairs = [
    "[noView(20)]": """
    Unable to parse constraint format: 
    noView is not a key in the views dictionary. 
    [noView(20)] 
           ^
    """,
    "[metric(20)]": """
    Unable to parse constraint format: 
    metric is not a key in the views dictionary. 
    [metric(20)] 
           ^
    """,
    "[leftView(20@rightView)]": """
    Unable to parse constraint format: 
    Encountered metric with name "rightView", but value was not specified in metrics or views \
    dictionaries 
    [leftView(20@rightView)] 
                          ^
    """,
    "[leftView(20)]-": """
    Unable to parse constraint format: 
    Expected more input 
    [leftView(20)]- 
                   ^
    """,
    "[leftView((20))]": """
    Unable to parse constraint format: 
    Expected a number or key from the metrics dictionary, but encountered something else 
    [leftView((20))] 
              ^
    """,
    "[leftView()(20)]": """
    Unable to parse constraint format: 
    Expected a number or key from the metrics dictionary, but encountered something else 
    [leftView()(20)] 
              ^
    """,
    "[leftView(20)]()": """
    Unable to parse constraint format: 
    Expected a view or '|' 
    [leftView(20)]() 
                  ^
    """,
    "[leftView(20]": """
    Unable to parse constraint format: 
    A predicate on a view's thickness must end with ')' and the view must end with ']' 
    [leftView(20] 
                ^
    """,
    "[leftView(20@1001)]": """
    It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal to \
    NSLayoutPriorityRequired, which is 1000.000000.
    """,
    "[leftView(20@-1)]": """
    It's illegal to set priority:-1.  Priorities must be greater than 0 and less or equal to \
    NSLayoutPriorityRequired, which is 1000.000000.
    """,
    "|-0-[redView-0-|": """
    Unable to parse constraint format: 
    Expected a ']' here. That is how you give the end of a view. 
    |-0-[redView-0-| 
                ^
    """,
  ]

  @Test(
    "every format that the documents call wrong gets UIKit's words, and is refused in an answer")
  func formats() throws {
    for (format, message) in Self.messages {
      let metrics = ["metric": 20.0]
      #expect(formatSummary(format, metrics: metrics, views: Self.names) == [message])
      let statement = statementSummary("\(format) metrics: [metric: 20]", names: Self.names)
      #expect(statement.count == 1 && statement[0].hasPrefix("E"), "\(format)")
    }
  }

  @Test("Apple's own examples of errors have Apple's carets")
  func carets() {
    let views = ["backgroundBox", "whiteBox1", "whiteBox2", "blackBox4", "redBox"]
    let metrics = ["blackWidth": 20.0]
    #expect(
      formatSummary("V|[backgroundBox]|", metrics: metrics, views: views) == [
        """
        Unable to parse constraint format: 
        Expected ':' after 'V' to specify vertical arrangement 
        V|[backgroundBox]| 
         ^
        """
      ])
    #expect(
      formatSummary(
        "|[whiteBox1][blackBox4(blackWidth][redBox]|", metrics: metrics, views: views) == [
          """
          Unable to parse constraint format: 
          A predicate on a view's thickness must end with ')' and the view must end with ']' 
          |[whiteBox1][blackBox4(blackWidth][redBox]| 
                                           ^
          """
        ])
    #expect(
      formatSummary("|[whiteBox2][blackBox]", metrics: metrics, views: views) == [
        """
        Unable to parse constraint format: 
        blackBox is not a key in the views dictionary. 
        |[whiteBox2][blackBox] 
                             ^
        """
      ])
    #expect(
      formatSummary("V:|[blackBox4(>30)]|", metrics: metrics, views: views) == [
        """
        Unable to parse constraint format: 
        Unknown relation. Must be ==, >=, or <= 
        V:|[blackBox4(>30)]| 
                       ^
        """
      ])
  }

  @Test("a bar beside a view without a superview is told where UIKit tells it")
  func superview() {
    for (format, caret) in [
      ("|[view]|", 7), ("H:|-0-[view]-0-|", 12), ("H:|-(>=50)-[view(100)]", 22),
    ] {
      let indent = String(repeating: " ", count: caret)
      #expect(
        formatSummary(format, views: ["view"], roots: ["view"]) == [
          """
          Unable to parse constraint format: 
          Unable to interpret '|' character, because the related view doesn't have a superview 
          \(format) 
          \(indent)^
          """
        ])
    }
  }
}
