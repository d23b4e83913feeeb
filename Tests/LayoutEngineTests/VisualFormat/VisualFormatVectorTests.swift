import LayoutEngine
import Testing

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
