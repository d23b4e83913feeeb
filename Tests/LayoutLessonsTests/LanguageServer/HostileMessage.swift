import Foundation
import TestRunners

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
