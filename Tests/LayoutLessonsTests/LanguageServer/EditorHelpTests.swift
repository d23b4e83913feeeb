import Foundation
import TestRunners
import Testing

@Suite("Layout server: what editors offer in a document")
struct EditorHelpTests {
  private static let file = "01-two-screens/hold-on.layout"
  private static let right = "Button.trailing = Superview.trailing - 16\n"

  private func at(_ uri: String, _ line: Int, _ character: Int) -> Editor.Message {
    ["textDocument": ["uri": uri], "position": Editor.place(line, character)]
  }

  private func completions(_ editor: Editor, _ request: Editor.Message) throws -> [String] {
    let items = try editor.request("textDocument/completion", request) as? [Editor.Message]
    return try #require(items).map { item in
      ["label", "detail"].compactMap { item[$0] as? String }.joined(separator: ": ")
    }
  }

  private var everything: Editor.Message {
    ["start": Editor.place(0, 0), "end": Editor.place(99, 0)]
  }

  @Test("names and the drawing's numbers are completed, and attributes behind a dot")
  func completion() throws {
    let editor = try Editor()
    let uri = editor.uri(Self.file)
    _ = try editor.open(uri, "Button.tra")
    #expect(
      try completions(editor, at(uri, 0, 0)) == [
        "Superview", "Button", "0: Superview.leading, Superview.top",
        "320: Superview.trailing, Superview.width", "80: Superview.bottom, Superview.height",
        "184: Button.leading", "304: Button.trailing", "120: Button.width", "16: Button.top",
        "64: Button.bottom", "48: Button.height",
      ])
    let attributes = try completions(editor, at(uri, 0, 10))
    #expect(
      attributes == [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
        "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
        "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
        "centerYWithinMargins",
      ])
  }

  @Test("pointing at an anchor shows its value in every window, and why")
  func hover() throws {
    let editor = try Editor()
    let uri = editor.uri(Self.file)
    _ = try editor.open(uri, Self.right)
    let hover = try editor.request("textDocument/hover", at(uri, 0, 9)) as? Editor.Message
    let contents = hover?["contents"] as? [String: String]
    expectRecorded(contents?["value"] ?? "", "EditorHelp/hover")
    #expect(try editor.request("textDocument/hover", at(uri, 0, 16)) is NSNull)
  }

  @Test("behind each line stands its value in the windows")
  func inlayHints() throws {
    let editor = try Editor()
    let uri = editor.uri(Self.file)
    _ = try editor.open(uri, "\n" + Self.right)
    let request: Editor.Message = ["textDocument": ["uri": uri], "range": everything]
    let hints = try editor.request("textDocument/inlayHint", request) as? [Editor.Message]
    let told = hints?.map { hint in
      let place = hint["position"] as? [String: Int]
      return "\(place?["line"] ?? -1):\(place?["character"] ?? -1) \(hint["label"] ?? "") "
        + "\(hint["tooltip"] ?? "")"
    }
    #expect(told == ["1:41 = 304 | 464 Window 320 by 80: 304\nWindow 480 by 80: 464"])
  }

  @Test("a code action shows the next hint, which counts as one of lessons hint")
  func hint() throws {
    let editor = try Editor()
    let uri = editor.uri(Self.file)
    _ = try editor.open(uri, Self.right)
    let actions =
      try editor.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": uri], "range": everything,
          "context": ["diagnostics": []] as Editor.Message,
        ]) as? [Editor.Message]
    #expect(actions?.map { $0["title"] as? String } == ["Show the next hint"])
    let command = try #require(actions?.first?["command"] as? String)
    _ = try editor.request(
      "workspace/executeCommand", ["command": command, "arguments": [uri]])
    let words = editor.said("window/showMessage").compactMap { $0["message"] as? String }
    #expect(
      words == [
        "Find the right edge of the wanted button in the 320-point window. "
          + "How far is it from the right edge of the window?"
      ])
    #expect(editor.learner.run("hint").output.contains("Hint 2"))
  }
}
