import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Layout server: the protocol")
struct EditorProtocolTests {
  private func error(_ message: Editor.Message) -> String {
    let error = message["error"] as? Editor.Message
    return "\(error?["code"] ?? "") \(error?["message"] ?? "")"
  }

  @Test("a session begins with initialize, and ends with shutdown and exit")
  func order() throws {
    let editor = try Editor(isBegun: false)
    #expect(
      try error(editor.answer("textDocument/hover"))
        == "-32002 The server hasn't been initialized yet.")
    let result = try editor.request("initialize", ["capabilities": [:] as Editor.Message])
    let capabilities = (result as? Editor.Message)?["capabilities"] as? Editor.Message
    #expect(
      capabilities?.keys.sorted() == [
        "codeActionProvider", "completionProvider", "executeCommandProvider", "hoverProvider",
        "inlayHintProvider", "positionEncoding", "textDocumentSync",
      ])
    let unexpected =
      "-32600 The message isn't a request or a notification that is expected now."
    #expect(try error(editor.answer("initialize")) == unexpected)
    #expect(try editor.answer("shutdown")["result"] is NSNull)
    #expect(try error(editor.answer("textDocument/hover")) == unexpected)
    #expect(editor.exitStatus == nil)
    try editor.notify("exit")
    #expect(editor.exitStatus == .passed)
  }

  @Test("exit without shutdown is no success")
  func exit() throws {
    let editor = try Editor()
    try editor.notify("exit")
    #expect(editor.exitStatus == .notYet)
  }

  @Test("what can't be answered gets an error")
  func errors() throws {
    let editor = try Editor()
    #expect(
      try error(editor.answer("textDocument/rename"))
        == "-32601 The server doesn't have this method.")
    #expect(
      try error(editor.answer("textDocument/hover", ["position": 3]))
        == "-32602 The parameters aren't those of the method.")
    for (body, words) in [
      ("{x}", "-32700 The message isn't JSON."),
      ("[]", "-32600 The message isn't a request or a notification that is expected now."),
      (
        #"{"id":{}}"#, "-32600 The message isn't a request or a notification that is expected now."
      ),
    ] {
      let said = try editor.send(Editor.framed(Array(body.utf8)))
      #expect(said.map(error) == [words])
      #expect(said.allSatisfy { $0["id"] is NSNull })
    }
    // Nobody waits for an answer to these.
    try editor.notify("$/setTrace", ["value": "off"])
    try editor.notify("textDocument/didChange", ["contentChanges": 3])
  }

  @Test("a header that tells no length is left out", arguments: ["X: 1", "Content-Length: -4"])
  func header(line: String) throws {
    let editor = try Editor()
    let said = try editor.send(
      Array("\(line)\r\n\r\n".utf8)
        + Editor.bytes(["jsonrpc": "2.0", "id": "a", "method": "shutdown"]))
    #expect(said.map(error) == ["-32700 The message isn't JSON.", " "])
    #expect(said.last?["id"] as? String == "a")
  }

  @Test("a request that is cancelled before its turn is told so")
  func cancelled() throws {
    let editor = try Editor()
    let said = try editor.send(
      Editor.bytes(["jsonrpc": "2.0", "id": 7, "method": "textDocument/hover"])
        + Editor.bytes([
          "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 7],
        ]))
    #expect(said.map(error) == ["-32800 The request was cancelled."])
  }

  @Test("messages are understood however the stream parts them", arguments: [1, 2, 7, 40])
  func parted(length: Int) throws {
    let editor = try Editor()
    let uri = "untitled:a"
    let document: Editor.Message = [
      "uri": uri, "languageId": "layout", "version": 1, "text": "A.foo = 1",
    ]
    let bytes = try Editor.bytes([
      "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document],
    ])
    var said: [Editor.Message] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      said += try editor.send(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    #expect(said.map { $0["method"] as? String } == ["textDocument/publishDiagnostics"])
  }

  @Test("no bytes make it end, and each request has exactly one answer")
  func fuzz() throws {
    let editor = try Editor()
    var generator = SeededGenerator(state: 24)
    for _ in 0..<Sample.size(1500, whole: 100_000) {
      let message = try HostileMessage(using: &generator)
      let said = try editor.send(message.bytes)
      guard let id = message.answeredID else { continue }
      #expect(said.count { $0["id"] as? Int == id && $0["method"] == nil } == 1)
    }
    try editor.decide()
    let last = try editor.send(
      Editor.bytes(["jsonrpc": "2.0", "id": "end", "method": "shutdown"]))
    #expect(last.contains { $0["id"] as? String == "end" })
  }
}
