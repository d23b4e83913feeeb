import Foundation
import Testing

@Suite("Layout server: what editors show in a document")
struct EditorVerdictTests {
  private static let file = "01-two-screens/hold-on.layout"
  private static let loose = "untitled:row"
  private static let unknown =
    "unreadable unknown attribute foo; the attributes are left, right, top, bottom, leading, "
    + "trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, and the content "
    + "priorities are horizontalHuggingPriority, verticalHuggingPriority, "
    + "horizontalCompressionResistancePriority, verticalCompressionResistancePriority"

  @Test(
    "what can't be read is marked at once, and is the verdict",
    arguments: [
      (
        "Button.trailing = Superview.trailing - ___",
        "0:39-0:42 unfinished Line 1 has a blank. Type the number of points between the wanted "
          + "button and the right edge of the window."
      ),
      (
        "Buton.trailing = Superview.trailing - 16",
        "0:0-0:5 unreadable Line 1 can't be read: unknown view Buton. Did you mean Button?"
      ),
      (
        "Button.trailing = 16",
        "0:0-0:15 invalid Line 1 says that the button ends at 16 and doesn't mention the window. "
          + "The 16 points should be between the button and an edge of the window. From which edge "
          + "of the window should the 16 points be measured, left or right?"
      ),
    ])
  func refused(text: String, wanted: String) throws {
    let editor = try Editor()
    let shown = try editor.open(editor.uri(Self.file), text)
    #expect(shown == [wanted])
    #expect(!editor.isUndecided)
  }

  @Test(
    "the verdict comes after a pause, with the line that is to blame",
    arguments: [
      (
        "20",
        "0:0-0:41 misplaced Line 1 puts Button.trailing at 300 points. In a window 320 points "
          + "wide, that is 4 points too far toward the leading edge. The constant in line 1 is "
          + "wrong. The rest of the line fits the wanted layout. In the wanted layout, "
          + "Button.trailing is 304 and Superview.trailing is 320. Change line 1 so that it is true "
          + "for these numbers."
      ),
      (
        "16",
        "0:0-0:41 passed All constraints are satisfied, and nothing is ambiguous, in windows of "
          + "320, 480 and 1 more width. The button ends at 304 points in the narrow window and at "
          + "464 in the wide one. You wrote a constraint: an equation that stays true in every "
          + "window. It doesn't contain the button's position. Auto Layout works out the position "
          + "for each window."
      ),
    ])
  func verdict(constant: String, wanted: String) throws {
    let editor = try Editor()
    let uri = editor.uri(Self.file)
    let atOnce = try editor.open(uri, "Button.trailing = Superview.trailing - \(constant)\n")
    #expect(atOnce == [])
    #expect(editor.isUndecided)
    let shown = try editor.pause(uri)
    #expect(shown == [wanted])
    #expect(!editor.isUndecided)
    let changed = try editor.change(uri, "Button.trailing = Superview.trailing - 1")
    #expect(changed == [])
  }

  @Test(
    "lines that answer nothing are solved by themselves",
    arguments: [
      ("A.width = 100\nA.foo = 3", "1:2-1:5 \(unknown)"),
      (
        "A.leading = Superview.leading + 8\nA.leading = Superview.leading - 8",
        "1:0-1:33 conflicting No layout satisfies all required constraints. These can't all be "
          + "satisfied:\nA.leading = Superview.leading + 8\nA.leading = Superview.leading - 8"
      ),
      (
        "A.leading = Superview.leading + 8",
        "0:0-0:33 ambiguous The layout is ambiguous. These values are not determined:\n"
          + "A.width can be 0 or more."
      ),
    ])
  func loose(text: String, wanted: String) throws {
    let editor = try Editor()
    _ = try editor.open(Self.loose, "A.leading = Superview.leading + 8\nA.width = 100")
    let solved = try editor.pause(Self.loose)
    #expect(solved == [])
    let atOnce = try editor.change(Self.loose, text)
    let later = try editor.pause(Self.loose) ?? atOnce
    #expect(later == [wanted])
    try editor.notify("textDocument/didClose", ["textDocument": ["uri": Self.loose]])
    #expect(editor.shown(Self.loose) == [])
  }

  @Test("places are counted in UTF-16, as editors count them")
  func units() throws {
    let editor = try Editor()
    let shown = try editor.open(Self.loose, "`👩‍👩‍👧é`.width = 8 // 🏳️‍🌈\n`👩‍👩‍👧é`.foo = 8")
    #expect(shown == ["1:12-1:15 \(Self.unknown)"])
  }

  @Test("the members of a conflict are related to it, each at its line")
  func related() throws {
    let editor = try Editor()
    _ = try editor.open(Self.loose, "A.width = 100\n\nA.width = 90\n")
    try editor.decide()
    let diagnostic = try #require(editor.diagnostics(Self.loose)?.first)
    let related = try #require(diagnostic["relatedInformation"] as? [Editor.Message])
    let places = related.map { entry in
      let location = entry["location"] as? Editor.Message
      let range = location?["range"] as? [String: [String: Int]]
      return "\(range?["start"]?["line"] ?? -1) \(entry["message"] ?? "")"
    }
    #expect(places == ["0 A.width = 100", "2 A.width = 90"])
  }
}
