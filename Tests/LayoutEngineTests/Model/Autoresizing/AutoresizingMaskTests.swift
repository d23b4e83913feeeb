import LayoutEngine
import Testing

@Suite("Masks: how they are written")
struct AutoresizingMaskTests {
  @Test(
    "a log shows margin, size, margin; nothing flexible shows the far margin",
    arguments: zip(0..<8, ["--&", "&--", "-&-", "&&-", "--&", "&-&", "-&&", "&&&"]))
  func logText(raw: Int, text: String) {
    #expect(AxisMask(rawValue: raw).logText == text)
    #expect(AutoresizingMask(rawValue: raw).logText == "h=\(text) v=--&")
    #expect(AutoresizingMask(rawValue: raw << 3).logText == "h=--& v=\(text)")
  }

  @Test(
    "code names the parts in the order of their bits",
    arguments: [
      (AutoresizingMask(), "[]"),
      ([.flexibleRightMargin, .flexibleWidth], "[.flexibleWidth, .flexibleRightMargin]"),
      (
        AutoresizingMask(rawValue: 63),
        "[.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, "
          + ".flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]"
      ),
    ] as [(AutoresizingMask, String)])
  func codeText(mask: AutoresizingMask, text: String) {
    #expect(mask.codeText == text)
  }

  @Test("what was printed is read back", arguments: 0..<64)
  func roundTrip(raw: Int) throws {
    let mask = AutoresizingMask(rawValue: raw)
    #expect(try AutoresizingMask(codeText: mask.codeText) == mask)
  }

  @Test(
    "reads any order, one part alone, and a comma at the end",
    arguments: [
      (" [ .flexibleHeight,.flexibleLeftMargin ] ", 17), (".flexibleWidth", 2),
      ("[.flexibleWidth,]", 2), ("[\n  .flexibleWidth,\n  .flexibleHeight,\n]", 18), ("[ ]", 0),
    ])
  func reading(text: String, raw: Int) throws {
    #expect(try AutoresizingMask(codeText: text) == AutoresizingMask(rawValue: raw))
  }

  @Test(
    "says which piece it can't read",
    arguments: [
      ("", AutoresizingMaskError.malformed("")), ("[", .malformed("[")),
      ("[.flexibleWidth", .malformed("[.flexibleWidth")), ("[,]", .malformed("")),
      ("[.flexibleWidth,,]", .malformed("")), ("[flexibleWidth]", .malformed("flexibleWidth")),
      ("[.flexibleWidth .flexibleHeight]", .unknownName("flexibleWidth .flexibleHeight")),
      ("[.flexiblewidth]", .unknownName("flexiblewidth")), ("[.]", .unknownName("")),
    ])
  func unreadable(text: String, error: AutoresizingMaskError) {
    #expect(throws: error) { try AutoresizingMask(codeText: text) }
  }

  @Test("bits that mean nothing are dropped", arguments: [64, 4096, -64])
  func strangeBits(raw: Int) {
    #expect(AutoresizingMask(rawValue: raw) == [])
  }
}
