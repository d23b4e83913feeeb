import SwiftRunning
import Terminal

/// Passes an editor's messages on to the compiler's language server, with each text blanked.
///
/// Without Objective-C, the server marks `@objc`, `@IBAction` and `#selector` as errors. A check
/// blanks them before it compiles, and moves no other character. So does the filter, and a position
/// means the same to the editor and to the server.
struct SwiftEditorFilter {
  /// Methods that would write the blanked text into the learner's file.
  private static let refused: Set = [
    "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/onTypeFormatting",
  ]

  private var buffer = MessageBuffer()
  private var documents: [String: EditorText] = [:]

  /// Takes bytes from the editor, in pieces of any length.
  ///
  /// - Returns: The bytes to send to the compiler's language server.
  mutating func passedOn(_ bytes: [UInt8]) -> [UInt8] {
    buffer.parts(with: bytes).flatMap { part -> [UInt8] in
      guard case .message(let body) = part else { return [] }
      return (try? blanked(body)) ?? ServerMessage.framed(body)
    }
  }

  /// A message with its text blanked; `nil` for one without a text.
  private mutating func blanked(_ body: [UInt8]) throws(MessageError) -> [UInt8]? {
    let message = try ClientMessage(body)
    switch message.method {
    case "textDocument/didOpen":
      var opened = try message.parameters(ClientParameters.Opened.self)
      documents[opened.textDocument.uri] = EditorText(opened.textDocument.text)
      opened.textDocument.text = SourceBlanking.compiled(opened.textDocument.text)
      return ServerMessage.note("textDocument/didOpen", opened)
    case "textDocument/didChange":
      var changed = try message.parameters(ClientParameters.Changed.self)
      guard let text = documents[changed.textDocument.uri] else { return nil }
      let new = text.applying(changed.contentChanges)
      documents[changed.textDocument.uri] = new
      changed.contentChanges = [.init(range: nil, text: SourceBlanking.compiled(new.text))]
      return ServerMessage.note("textDocument/didChange", changed)
    case "textDocument/didClose":
      let uri = try message.parameters(ClientParameters.Named.self).textDocument.uri
      documents[uri] = nil
      return nil
    case let method? where Self.refused.contains(method):
      // The server says that it doesn't have this method.
      return ServerMessage.note("lessons/refused", id: message.id, nil as ServerMessage.Nothing?)
    default: return nil
    }
  }
}
