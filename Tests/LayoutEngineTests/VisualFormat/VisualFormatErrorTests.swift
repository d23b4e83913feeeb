import LayoutEngine
import Testing

@Suite("Visual format: what is wrong with a format")
struct VisualFormatErrorTests {
  private func reason(_ text: String) -> EquationError.Reason? {
    LayoutEngineTests.reason(text, names: ["a", "b", "Photo"])
  }

  @Test(
    "a fault has its code, and points at what is at fault",
    arguments: [
      ("V|[a]|", .colonMissing(after: "V"), "E411 1:2 1"),
      ("H[a]", .colonMissing(after: "H"), "E411 1:2 1"),
      ("H:", .viewMissing, "E412 1:3 1"),
      ("H:5", .viewMissing, "E412 1:3 1"),
      ("H:|-10-|", .viewMissing, "E412 1:8 1"),
      ("||[a]", .viewMissing, "E412 1:2 1"),
      ("[]", .nameMissing, "E412 1:2 1"),
      ("[5]", .nameMissing, "E412 1:2 1"),
      ("[``]", .nameMissing, "E412 1:2 2"),
      ("[\"\"][a]", .nameMissing, "E412 1:2 2"),
      ("[a(``)]", .valueMissing, "E419 1:4 2"),
      ("|-0-[a-0-|", .bracketNotClosed, "E413 1:7 1"),
      ("[a", .bracketNotClosed, "E413 1:3 1"),
      ("[a(5)(6)]", .bracketNotClosed, "E413 1:6 1"),
      ("[a](", .viewOrBarMissing, "E414 1:4 1"),
      ("[a]-5-b", .viewOrBarMissing, "E414 1:7 1"),
      ("[a] b", .viewOrBarMissing, "E414 1:5 1"),
      ("|", .barAlone, "E414 1:2 1"),
      ("[a]|[b]", .textAfterEnd, "E415 1:5 1"),
      ("[a]||", .textAfterEnd, "E415 1:5 1"),
      ("[a]-", .endsTooSoon, "E416 1:5 1"),
      ("[a]-5", .endsTooSoon, "E416 1:6 1"),
      ("[a(5", .endsTooSoon, "E416 1:5 1"),
      ("[a]-(5", .endsTooSoon, "E416 1:7 1"),
      ("[a]-5[b]", .dashMissing, "E417 1:6 1"),
      ("[a]-(5)[b]", .dashMissing, "E417 1:8 1"),
      ("[a]-5,6-[b]", .dashMissing, "E417 1:6 1"),
      ("[a]--5-[b]", .minusWithoutParentheses, "E418 1:5 1"),
      ("[a]-()-[b]", .valueMissing, "E419 1:6 1"),
      ("[a]->=5-[b]", .valueMissing, "E419 1:5 2"),
      ("[a(5@)]", .valueMissing, "E419 1:6 1"),
      ("[a(,5)]", .valueMissing, "E419 1:4 1"),
      ("[a((5))]", .valueMissing, "E419 1:4 1"),
      ("[a(->5)]", .valueMissing, "E419 1:4 1"),
      ("[a]-gap-[b]", .unknownMetric("gap", suggestions: []), "E421 1:5 3"),
      (
        "[a]-gpa-[b] metrics: [gap: 1]", .unknownMetric("gpa", suggestions: ["gap"]),
        "E421 1:5 3"
      ),
      ("[a(5@high)]", .unknownMetric("high", suggestions: []), "E421 1:6 4"),
      ("[a]-Photo-[b]", .viewAsDistance("Photo"), "E422 1:5 5"),
      ("[a(5@Photo)]", .viewAsPriority("Photo"), "E422 1:6 5"),
      ("[gap] metrics: [gap: 1]", .metricAsView("gap"), "E423 1:2 3"),
      ("[a(=5)]", .notAFormatRelation("=", suggestion: .equal), "E424 1:4 1"),
      ("[a(>5)]", .notAFormatRelation(">", suggestion: .greaterThanOrEqual), "E424 1:4 1"),
      ("[a(=<5)]", .notAFormatRelation("=<", suggestion: .lessThanOrEqual), "E424 1:4 2"),
      ("[a(!=5)]", .notAFormatRelation("!=", suggestion: .equal), "E424 1:4 2"),
      ("[a(5]", .sizesNotClosed, "E425 1:5 1"),
      ("[a(5 6)]", .sizesNotClosed, "E425 1:6 1"),
      ("[a]-(5-[b]", .distancesNotClosed, "E425 1:7 1"),
      ("[a(0.5*b)]", .formatMultiplied, "E427 1:7 1"),
      ("[a]-(5/2)-[b]", .formatMultiplied, "E427 1:7 1"),
      ("[a(5] metrics: [gap: 1]", .sizesNotClosed, "E425 1:5 1"),
    ] as [(String, EquationError.Reason, String)])
  func error(text: String, expected: EquationError.Reason, place: String) {
    #expect(reason(text) == expected)
    #expect(statementSummary(text, names: ["a", "b", "Photo"]) == [place])
  }

  @Test(
    "a fault in what follows the format has its code and its place",
    arguments: [
      (
        "[a] option: [.alignAllTop]", .unknownClause("option", suggestions: ["options"]),
        "E431 1:5 6"
      ),
      ("[a] options: [] [b]", .unknownClause("[", suggestions: []), "E431 1:17 1"),
      ("[a] options: [] metrics: [] options: []", .clauseRepeated("options"), "E431 1:29 7"),
      ("[a] options:", .notOptions, "E432 1:13 1"),
      ("[a] options: alignAllTop", .notOptions, "E432 1:14 11"),
      ("[a] options: [alignAllTop]", .notOptions, "E432 1:15 11"),
      ("[a] options: [.alignAllTop", .notOptions, "E432 1:27 1"),
      ("[a] metrics: gap: 5", .notMetrics, "E432 1:14 3"),
      ("[a] metrics: [gap 5]", .notMetrics, "E432 1:15 3"),
      ("[a] metrics: [gap: b]", .notMetrics, "E432 1:20 1"),
      ("[a] metrics: [gap: 5", .notMetrics, "E432 1:21 1"),
      (
        "[a] options: [.alignAllTops]",
        .unknownOption("alignAllTops", suggestions: ["alignAllTop"]), "E433 1:16 12"
      ),
      (
        "[a] options: [.directionLeftToRight, .directionRightToLeft]", .secondDirection,
        "E434 1:39 20"
      ),
      ("[a] metrics: [gap: 5, gap: 6]", .metricRepeated("gap"), "E435 1:23 3"),
    ] as [(String, EquationError.Reason, String)])
  func clauseFault(text: String, expected: EquationError.Reason, place: String) {
    #expect(reason(text) == expected)
    #expect(statementSummary(text, names: ["a", "b", "Photo"]) == [place])
  }

  @Test(
    "what equations can have wrong, too, has the same code",
    arguments: [
      ("[Poto]", .unknownItem("Poto", suggestions: ["Photo"]), "E202 1:2 4"),
      ("[a(5@0)]", .priorityOutOfRange(0), "E304 1:6 1"),
      ("[a(5@-1)]", .priorityOutOfRange(-1), "E304 1:6 2"),
      ("[a(5@1000.5)]", .priorityOutOfRange(1000.5), "E304 1:6 6"),
      ("[a(a)]", .relatedToItself("a.width"), "E131 1:4 1"),
      ("[a][a] options: .alignAllTop", .relatedToItself("a.top"), "E131 1:5 1"),
      ("[a(20px)]", .pixels, "E108 1:6 2"),
      ("[a]-20px-[b]", .pixels, "E108 1:7 2"),
      ("[a(1.2.3)]", .twoDecimalPoints, "E107 1:4 5"),
      ("[a]-5$-[b]", .unexpectedCharacter("$"), "E101 1:6 1"),
      ("[a] /*", .commentNotClosed, "E113 1:5 2"),
      ("[\"a`b\"]", .unexpectedCharacter("`"), "E101 1:2 5"),
      ("[`a]", .quoteNotClosed, "E112 1:2 1"),
    ] as [(String, EquationError.Reason, String)])
  func shared(text: String, expected: EquationError.Reason, place: String) {
    #expect(reason(text) == expected)
    #expect(statementSummary(text, names: ["a", "b", "Photo"]) == [place])
  }

  @Test("a blank is left, wherever it stands")
  func blanks() {
    #expect(statementSummary("|-___-[a]") == ["blank 1:3 3"])
    #expect(statementSummary("[a(___)] options: [.alignAllTop]") == ["blank 1:4 3"])
    #expect(statementSummary("___-[a]") != [])
  }

  @Test("where any name is a view's, a distance still needs its number")
  func anyName() {
    #expect(statementSummary("[x]-gap-[y]", names: nil) == ["E421 1:5 3"])
    #expect(statementSummary("[x(y)]", names: nil) == ["x.width = y.width"])
  }

  @Test("UIKit names what is missing in a list, and where a space is no view's size")
  func messages() {
    func middle(_ format: String) -> String? {
      formatSummary(format).first?.split(separator: "\n").dropFirst().first.map(String.init)
    }
    #expect(middle("[a]-(5-[b]") == "Expected ')' or ',' ")
    #expect(middle("[a]-5[b]") == "Expected a '-' here ")
    #expect(middle("[a]|[b]") == "Expected the end of the format string ")
    #expect(middle("|") == "Expected a connection after the '|' character ")
    #expect(middle("H:|-10-|") == "Expected a view ")
    #expect(
      middle("[a]--5-[b]")
        == "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
        + "parentheses around negative numbers. ")
    #expect(
      middle("[a]-b-[c]")
        == "It's not possible to set a space equal to the width or height of a view.  Perhaps you "
        + "want to use a view as a spacer? [view1][spacer(==view1)][view2] ")
    #expect(
      middle("H|[a]") == "Expected ':' after 'H' to specify horizontal arrangement ")
  }
}
