import Foundation
@testable import LayoutLessons
import Testing
import TestRunners

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
    _ = try editor.request("workspace/executeCommand", ["command": command, "arguments": [uri]])
    let words = editor.said("window/showMessage").compactMap { $0["message"] as? String }
    #expect(
      words == [
        "Find the right edge of the wanted button in the 320-point window. "
          + "How far is it from the right edge of the window?"
      ])
    #expect(editor.learner.run("hint").output.contains("Hint 2"))
  }
}

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
        "0:0-0:41 passed All constraints are satisfied, and only one layout fits, in windows of "
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
        "0:0-0:33 ambiguous The layout is ambiguous: nothing determines the width of A, "
          + "and no constraint is vertical."
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

@Suite("Editors: answers in Swift by way of lessons lsp --swift")
struct SwiftEditorTests {
  private static let taps = """
    class Taps {
      @objc func tap() {}
      @IBAction func press(_ sender: Any) {}
      func add() { let name = #selector(tap); _ = name; print(name) }
    }

    """

  private func body(_ bytes: [UInt8]) throws -> Editor.Message {
    let messages = try Editor.messages(bytes)
    try #require(messages.count == 1)
    return messages[0]
  }

  private func message(_ method: String, _ parameters: Editor.Message) throws -> [UInt8] {
    try Editor.bytes(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  private func opened(_ text: String) throws -> [UInt8] {
    let document: Editor.Message = [
      "uri": "file:///a.swift", "languageId": "swift", "version": 1, "text": text,
    ]
    return try message("textDocument/didOpen", ["textDocument": document])
  }

  @Test("the server gets each text blanked, with every other character in its place")
  func blanked() throws {
    var filter = SwiftEditorFilter()
    let open = try body(filter.passedOn(opened("@objc func a() {}\n")))
    let document = (open["params"] as? Editor.Message)?["textDocument"] as? Editor.Message
    #expect(document?["text"] as? String == "      func a() {}\n")
    #expect(document?["languageId"] as? String == "swift")
    let change: Editor.Message = [
      "range": ["start": Editor.place(0, 11), "end": Editor.place(0, 12)],
      "text": "🦊\n@objc b",
    ]
    let later: Editor.Message = [
      "range": ["start": Editor.place(1, 6), "end": Editor.place(1, 7)], "text": "é",
    ]
    let changed = try body(
      filter.passedOn(
        message(
          "textDocument/didChange",
          [
            "textDocument": ["uri": "file:///a.swift", "version": 2] as Editor.Message,
            "contentChanges": [change, later],
          ])))
    let texts = (changed["params"] as? Editor.Message)?["contentChanges"] as? [Editor.Message]
    #expect(texts?.map { $0["text"] as? String } == ["      func 🦊\n      é() {}\n"])
    #expect(texts?.allSatisfy { $0["range"] == nil } == true)
  }

  @Test(
    "what would write the blanked text into the file is refused, and all else is passed on",
    arguments: ["textDocument/formatting", "textDocument/rangeFormatting"])
  func refused(method: String) throws {
    var filter = SwiftEditorFilter()
    let request: Editor.Message = ["jsonrpc": "2.0", "id": "f", "method": method]
    let sent = try body(filter.passedOn(Editor.bytes(request)))
    #expect(sent["method"] as? String == "lessons/refused")
    #expect(sent["id"] as? String == "f")
    let hover = try Editor.bytes(["jsonrpc": "2.0", "id": 1, "method": "textDocument/hover"])
    #expect(filter.passedOn(hover) == hover)
    let odd = Editor.framed(Array("{".utf8))
    #expect(filter.passedOn(odd) == odd)
  }

  @Test(
    "the compiler's server finds no error in actions, and still finds others",
    .enabled(if: LanguageServer.path != nil, "the compiler has no language server beside it"))
  func session() throws {
    let learner = try Learner()
    let server = try LanguageServer(
      RealRunner.builtLessons, ["lsp", "--swift"],
      environment: ["LESSONS_COURSE": Learner.course], folder: learner.folder)
    let uri = "file://\(learner.folder)/taps.swift"
    let selector = "struct Selector { init(_ any: Any) {} }\n"
    func diagnostics(_ text: String, _ version: Int) throws -> [String] {
      let document: LanguageServer.Message = [
        "uri": uri, "languageId": "swift", "version": version, "text": text,
      ]
      if version == 1 {
        try server.notify("textDocument/didOpen", ["textDocument": document])
      } else {
        try server.notify(
          "textDocument/didChange",
          [
            "textDocument": ["uri": uri, "version": version] as LanguageServer.Message,
            "contentChanges": [["text": text]],
          ])
      }
      let report =
        try server.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])
        as? LanguageServer.Message
      return LanguageServer.texts(report?["items"])
    }
    #expect(try diagnostics(Self.taps + selector, 1) == [])
    let wrong = Self.taps.replacing("_ = name", with: "_ = nema") + selector
    #expect(try diagnostics(wrong, 2) == ["4:47 Cannot find 'nema' in scope"])
    #expect(try server.leave() == 0)
  }
}
