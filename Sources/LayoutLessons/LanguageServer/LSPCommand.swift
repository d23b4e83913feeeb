import Course
import Platform
import SwiftRunning
import Terminal

/// `lessons lsp`: a language server for `.layout` files, over standard input and output; with
/// `--swift` a filter between an editor and the compiler's language server.
enum LSPCommand {
  static let command = CommandSpec(
    "lsp", summary: .says("help.lsp"), details: .says("help.lsp.details"),
    options: [.init("swift", help: .says("help.lsp.swift"))], run: run)

  /// How long the server waits after the last change before it sends the verdict, in milliseconds.
  private static let pause: Int32 = 300
  /// The time between two checks that the editor still runs, in milliseconds.
  private static let patience: Int32 = 5000

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    if invocation.isSet("swift") { return try serveSwift(surroundings) }
    var server = try LayoutServer(surroundings, invocation)
    while server.exitStatus == nil {
      let wait = server.isUndecided ? pause : patience
      // The editor has exited: there is nobody to respond to, and nothing to clean up.
      guard let bytes = surroundings.nextInput(wait), !isGone(server.editor) else {
        return Outcome(status: .notYet)
      }
      let answer = bytes.isEmpty ? server.decide() : server.receive(bytes)
      guard surroundings.putBytes(answer) else { return Outcome(status: .notYet) }
    }
    return Outcome(status: server.exitStatus ?? .notYet)
  }

  /// Passes on the editor's messages until the editor or the language server exits.
  private static func serveSwift(_ surroundings: Surroundings) throws(CommandError) -> Outcome {
    guard let tools = try? Toolchain.find(environment: surroundings.environment),
      var server = try? FedProgram(
        ChildCommand("\(tools.folder)/sourcekit-lsp", environment: surroundings.environment))
    else { throw .usage(.says("usage.lsp.swift")) }
    var filter = SwiftEditorFilter()
    while !server.isOver, let bytes = surroundings.nextInput(patience) {
      guard server.put(filter.passedOn(bytes)) else { break }
    }
    return Outcome(status: server.end() ? .passed : .notYet)
  }

  private static func isGone(_ process: Int32?) -> Bool {
    guard let process, process > 0 else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}

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
