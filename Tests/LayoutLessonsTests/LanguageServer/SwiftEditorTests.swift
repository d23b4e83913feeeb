import Foundation
import TestRunners
import Testing

@testable import LayoutLessons

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
