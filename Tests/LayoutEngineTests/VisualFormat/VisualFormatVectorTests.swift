import LayoutEngine
import Testing

@Suite("Visual format: the documents' formats")
struct VisualFormatVectorTests {
  struct Vector: Decodable {
    enum Expected: Decodable {
      case equations([String])
      case refused

      init(from decoder: any Decoder) throws {
        if let equations = try? decoder.singleValueContainer().decode([String].self) {
          self = .equations(equations)
        } else {
          self = .refused
        }
      }
    }

    let id: String
    let format: String
    let metrics: [String: Double]?
    let expect: Expected
  }

  private static let names = [
    "button", "purpleBox", "topField", "bottomField", "button1", "button2", "leftView",
    "rightView", "redView",
  ]

  /// What UIKit says of the formats that it refuses.
  private static let messages = [
    "vfl-bad-view": """
    Unable to parse constraint format: 
    noView is not a key in the views dictionary. 
    [noView(20)] 
           ^
    """,
    "vfl-bad-metric-as-view": """
    Unable to parse constraint format: 
    metric is not a key in the views dictionary. 
    [metric(20)] 
           ^
    """,
    "vfl-bad-view-as-priority": """
    Unable to parse constraint format: 
    Encountered metric with name "rightView", but value was not specified in metrics or views \
    dictionaries 
    [leftView(20@rightView)] 
                          ^
    """,
    "vfl-bad-dangling": """
    Unable to parse constraint format: 
    Expected more input 
    [leftView(20)]- 
                   ^
    """,
    "vfl-bad-parens2": """
    Unable to parse constraint format: 
    Expected a number or key from the metrics dictionary, but encountered something else 
    [leftView((20))] 
              ^
    """,
    "vfl-bad-empty-parens": """
    Unable to parse constraint format: 
    Expected a number or key from the metrics dictionary, but encountered something else 
    [leftView()(20)] 
              ^
    """,
    "vfl-bad-after": """
    Unable to parse constraint format: 
    Expected a view or '|' 
    [leftView(20)]() 
                  ^
    """,
    "vfl-bad-unclosed": """
    Unable to parse constraint format: 
    A predicate on a view's thickness must end with ')' and the view must end with ']' 
    [leftView(20] 
                ^
    """,
    "vfl-bad-prio-high": """
    It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal to \
    NSLayoutPriorityRequired, which is 1000.000000.
    """,
    "vfl-bad-prio-low": """
    It's illegal to set priority:-1.  Priorities must be greater than 0 and less or equal to \
    NSLayoutPriorityRequired, which is 1000.000000.
    """,
    "vfl-bad-bracket": """
    Unable to parse constraint format: 
    Expected a ']' here. That is how you give the end of a view. 
    |-0-[redView-0-| 
                ^
    """,
  ]

  @Test("every format says what the vectors say, in a program and in an answer")
  func formats() throws {
    for vector in try VectorFile<Vector>.cases(of: "vfl") {
      let metrics = (vector.metrics ?? [:]).merging(["metric": 20]) { given, _ in given }
      let read = formatSummary(vector.format, metrics: metrics, views: Self.names)
      let clause = metrics.keys.sorted().map { "\($0): \(metrics[$0] ?? 0)" }
        .joined(separator: ", ")
      let statement = statementSummary(
        "\(vector.format) metrics: [\(clause)]", names: Self.names)
      switch vector.expect {
      case .equations(let written):
        let equations = written.map { $0.hasSuffix(" @1000") ? String($0.dropLast(6)) : $0 }
        #expect(read == equations, "\(vector.id)")
        #expect(statement == equations, "\(vector.id)")
      case .refused:
        #expect(read == [try #require(Self.messages[vector.id])], "\(vector.id)")
        #expect(statement.count == 1 && statement[0].hasPrefix("E"), "\(vector.id)")
      }
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
