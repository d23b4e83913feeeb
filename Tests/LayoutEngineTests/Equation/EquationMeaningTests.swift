import LayoutEngine
import Testing

@Suite("Equations: what they state")
struct EquationMeaningTests {
  @Test(
    "the leftmost anchor is first, and the rest is brought to the right",
    arguments: [
      ("2*a.width - b.width = 10", "a.width = 0.5 * b.width + 5.0"),
      ("40 = View.height", "View.height = 40.0"),
      ("10 - a.width <= 4", "a.width >= 6.0"),
      ("-2 * (a.width - 3) >= b.width", "a.width <= -0.5 * b.width + 3.0"),
      ("0 * v.width = w.width - 3", "w.width = 3.0"),
      ("v.width = 0 * w.width + 3", "v.width = 3.0"),
      ("0.1*v.width + 0.2*v.width - 0.3*v.width + w.width = 5", "w.width = 5.0"),
      ("v.width + v.width = 10", "v.width = 5.0"),
      ("v.width = w.width / 4 * 2", "v.width = 0.5 * w.width + 0.0"),
      ("v.width = 3 - -4", "v.width = 7.0"),
      ("v.width = 2 * -3", "v.width = -6.0"),
      ("v.width = -0", "v.width = 0.0"),
      ("v.height = nil + v.width * 2", "v.height = 2.0 * v.width + 0.0"),
      ("v.width = 1 * Not an attribute + 2", "v.width = 2.0"),
      ("nil.width = not.width", "nil.width = 1.0 * not.width + 0.0"),
      (
        "view.safeArea.top=`my guide`.`a b`.BOTTOM",
        "view.safeArea.top = 1.0 * my guide.a b.bottom + 0.0"
      ),
      ("pt.width = 2 * px.width + 3 pt", "pt.width = 2.0 * px.width + 3.0"),
    ])
  func solved(text: String, expected: String) {
    #expect(summary(text) == [expected])
  }

  @Test(
    "a chain states two constraints with one priority",
    arguments: [
      ("200 <= v.width <= 400 @5", "v.width >= 200.0 @5.0 and v.width <= 400.0 @5.0"),
      ("400 ≥ v.width = w.width", "v.width <= 400.0 and v.width = 1.0 * w.width + 0.0"),
      ("x: a.width = 3 = b.width", "x: a.width = 3.0 and x: b.width = 3.0"),
    ])
  func chains(text: String, expected: String) {
    #expect(summary(text) == [expected])
  }

  @Test(
    "a priority is a number, or a name that may be shifted",
    arguments: [
      ("@1000", 1000), ("@ 0.5", 0.5), ("@Required - 1", 999), ("@high+1.5", 751.5),
      ("@medium", 500), ("@fittingSizeLevel", 50), ("@defaultlow", 250), ("＠７５０", 750),
    ])
  func priorities(text: String, expected: Double) {
    #expect(
      EquationReader.read("v.width = 100 \(text)").constraints.map(\.priority) == [expected])
  }

  @Test("full-width characters are read as their ASCII twins")
  func fullWidth() {
    #expect(
      summary("ｇ：ａ．ｗｉｄｔｈ　＝　（１０．５＋ｂ．ｗｉｄｔｈ）＊２－１；ｃ．ｔｏｐ＞＝ｄ．ｔｏｐ／１")
        == ["g: a.width = 2.0 * b.width + 20.0", "c.top >= 1.0 * d.top + 0.0"])
  }

  @Test(
    "a minus sign, a hyphen of any kind and a dash are read as a minus",
    arguments: ["\u{2212}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}"])
  func dashes(dash: String) throws {
    #expect(summary("a.top = b.top \(dash) 8") == ["a.top = 1.0 * b.top - 8.0"])
    #expect(summary("a.top = \(dash)8 + b.top") == ["a.top = 1.0 * b.top - 8.0"])
    #expect(
      summary("a.top = b.top\(dash)8 @required\(dash)1") == ["a.top = 1.0 * b.top - 8.0 @999.0"])
    #expect(
      statementSummary("[a]\(dash)20\(dash)[b(\(dash)5)]")
        == ["b.leading = a.trailing + 20", "b.width = -5"])
    #expect(
      try EquationReader.number("320 \(dash) 200"[...], at: SourcePlace(line: 1, column: 1)) == 120)
  }

  @Test("every attribute is read in any case", arguments: Attribute.allCases)
  func attributes(attribute: Attribute) {
    for name in [attribute.name, attribute.name.uppercased(), attribute.name.lowercased()] {
      let constraints = EquationReader.read("a.\(name) = b.\(name)").constraints
      #expect(constraints.map(\.first.attribute) == [attribute])
      #expect(constraints.map(\.second?.attribute) == [attribute])
    }
  }

  @Test("a constraint knows where its parts stand")
  func places() throws {
    let text = "\ngap: v.width =\n  2 * view.guide.width @low"
    let constraint = try #require(EquationReader.read(text).constraints.first)
    let second = try #require(constraint.second)
    #expect(summary(constraint.range) == "2:1 to 3:28")
    #expect(summary(constraint.first.range) == "2:6 7")
    #expect(summary(constraint.relationRange) == "2:14 1")
    #expect(summary(second.itemRange) == "3:7 10")
    #expect(summary(second.range) == "3:7 16")
  }
}
