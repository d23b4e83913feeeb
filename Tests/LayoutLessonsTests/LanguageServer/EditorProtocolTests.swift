import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

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
        + Editor.bytes(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 7]]))
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
    let last = try editor.send(Editor.bytes(["jsonrpc": "2.0", "id": "end", "method": "shutdown"]))
    #expect(last.contains { $0["id"] as? String == "end" })
  }
}

/// A message that no editor should send, or one that some editor might.
struct HostileMessage {
  let bytes: [UInt8]
  /// The number under which it has to be answered; `nil` if it may be left alone.
  let answeredID: Int?

  private static let methods = [
    "textDocument/didOpen", "textDocument/didChange", "textDocument/didChange",
    "textDocument/didClose", "textDocument/hover", "textDocument/completion",
    "textDocument/inlayHint", "textDocument/codeAction", "workspace/executeCommand", "initialize",
    "initialized", "$/cancelRequest", "$/x", "", "textDocument/didSave",
  ]
  private static let uris = [
    "untitled:a", "file:///a.layout", "file:///%zz.layout", "", "file://h/\u{0}.layout", "a b",
    "file:///tmp/hold-on.layout",
  ]
  private static let lines = [
    "A.width = 100", "A.leading = Superview.leading + 8", "A.width >= B.width @ 700", "A.foo = 1",
    "`👩‍👩‍👧é`.top = 3", "H:|-[A(>=20)]-|", "A.width = -1", "A.leading = 3", "\u{2028}\r\r\n", "((((",
    "A.hidden = true", "A.frame = (0, 0, 5, 5)", "1e308 * A.width = 1e308 * B.width", "___",
    "\u{202E}x = y", "A.width = 5; A.width = 6",
  ]

  init(using generator: inout SeededGenerator) throws {
    let id = Int.random(in: 0..<1000, using: &generator)
    var message: [String: Any] = ["jsonrpc": "2.0"]
    message["method"] = Self.methods.randomElement(using: &generator)
    let isRequest = Bool.random(using: &generator)
    if isRequest { message["id"] = id }
    if Int.random(in: 0..<8, using: &generator) > 0 {
      message["params"] = Self.parameters(using: &generator)
    }
    var body = try Array(JSONSerialization.data(withJSONObject: message))
    let isHurt = Int.random(in: 0..<4, using: &generator) == 0
    if isHurt {
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !body.isEmpty {
        let place = Int.random(in: 0..<body.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: body[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: body.remove(at: place)
        default: body.insert(UInt8.random(in: 32...126, using: &generator), at: place)
        }
      }
    }
    bytes = Editor.framed(body)
    answeredID = isRequest && !isHurt ? id : nil
  }

  private static func parameters(using generator: inout SeededGenerator) -> Any {
    let numbers = [0, 1, 2, 5, 40, -1, 1 << 40, Int.max, Int.min]
    func number() -> Any {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: 0.5
      case 1: "3"
      default: numbers.randomElement(using: &generator) ?? 0
      }
    }
    func place() -> Any { ["line": number(), "character": number()] }
    let uri = uris.randomElement(using: &generator) ?? ""
    let count = Int.random(in: 0...6, using: &generator)
    let text = (0..<count).map { _ in lines.randomElement(using: &generator) ?? "" }
      .joined(separator: "\n")
    if Int.random(in: 0..<10, using: &generator) == 0 { return [uri, text] }
    return [
      "textDocument": ["uri": uri, "languageId": "layout", "version": number(), "text": text],
      "contentChanges": [["text": text]], "position": place(), "id": number(),
      "range": ["start": place(), "end": place()], "command": "lessons.hint", "arguments": [uri],
    ] as [String: Any]
  }
}

@Suite("Layout server: in a process of its own")
struct EditorProcessTests {
  private func server(_ learner: borrowing Learner, editor: Int32? = nil) throws -> LanguageServer {
    try LanguageServer(
      RealRunner.builtLessons, ["lsp"], environment: ["LESSONS_COURSE": Learner.course],
      editor: editor, folder: learner.folder)
  }

  private func open(_ text: String, in server: LanguageServer) throws {
    let document: LanguageServer.Message = [
      "uri": "untitled:a", "languageId": "layout", "version": 1, "text": text,
    ]
    try server.notify("textDocument/didOpen", ["textDocument": document])
  }

  @Test("says at once what can't be read, and the verdict once nobody types")
  func session() throws {
    let learner = try Learner()
    let server = try server(learner)
    try open("A.width = 3\nA.width = 4", in: server)
    #expect(try server.published("untitled:a") == [])
    #expect(try server.published("untitled:a").first?.hasPrefix("2:1 No layout satisfies") == true)
    #expect(try server.request("shutdown", [:]) is NSNull)
    try server.notify("exit", [:])
    #expect(server.wait() == 0)
  }

  @Test("ends when the editor dies, whatever it was at")
  func death() throws {
    let learner = try Learner()
    let server = try server(learner)
    try open("A.width = 3\nA.width = 4", in: server)
    #expect(try server.leave() == 1)
  }

  @Test("ends when the editor's process is gone, even if its pipe is still open")
  func gone() throws {
    let learner = try Learner()
    let other = Process()
    other.executableURL = URL(filePath: "/bin/sh")
    other.arguments = ["-c", "exit 0"]
    try other.run()
    other.waitUntilExit()
    let server = try server(learner, editor: other.processIdentifier)
    #expect(server.wait() == 1)
  }
}
