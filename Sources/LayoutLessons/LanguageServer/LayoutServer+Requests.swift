import Course
import Terminal

extension LayoutServer {
  /// The command that an editor runs for the next hint.
  static let hintCommand = "lessons.hint"

  private struct Hover: Encodable {
    struct Contents: Encodable {
      let kind = "markdown"
      let value: String
    }
    let contents: Contents
  }

  private struct Command: Encodable {
    let title: String
    let command: String
    let arguments: [String]
  }

  private struct Message: Encodable {
    /// The severity "information".
    let type = 3
    let message: String
  }

  /// Answers a request about a document; a document that isn't open has no answer.
  mutating func documentAnswer(
    _ id: RequestID, _ method: String, _ message: ClientMessage
  ) throws(MessageError) -> [UInt8] {
    switch method {
    case "textDocument/completion":
      let (document, place) = try placed(message)
      return ServerMessage.answer(id, document?.completions(at: place))
    case "textDocument/hover":
      let (document, place) = try placed(message)
      let words = document?.hover(at: place)
      return ServerMessage.answer(id, words.map { Hover(contents: .init(value: $0)) })
    case "textDocument/inlayHint":
      let parameters = try message.parameters(ClientParameters.Ranged.self)
      let document = documents[parameters.textDocument.uri]
      return ServerMessage.answer(id, document?.inlayHints(in: parameters.range))
    case "textDocument/codeAction":
      let uri = try message.parameters(ClientParameters.Named.self).textDocument.uri
      return ServerMessage.answer(id, hintCommands(uri))
    case "workspace/executeCommand":
      let command = try message.parameters(ClientParameters.Command.self)
      guard command.command == Self.hintCommand, let uri = command.arguments?.first else {
        throw .badParameters
      }
      if let words = nextHint(uri) { send("window/showMessage", Message(message: words)) }
      return ServerMessage.answer(id, nil as ServerMessage.Nothing?)
    default: throw .unknownMethod
    }
  }

  private func placed(
    _ message: ClientMessage
  ) throws(MessageError) -> (OpenDocument?, EditorPlace) {
    let parameters = try message.parameters(ClientParameters.Placed.self)
    return (documents[parameters.textDocument.uri], parameters.position)
  }

  /// The code actions at a position: the next hint, if there is one.
  private func hintCommands(_ uri: String) -> [Command] {
    guard let document = documents[uri], let exercise = document.exercise,
      !exercise.hints.isEmpty, document.session.workspace != nil
    else { return [] }
    let title = document.session.text(.says("command.lsp.hint"))
    return [Command(title: title, command: Self.hintCommand, arguments: [uri])]
  }

  /// Takes the next hint, as `lessons hint` does; the progress may have changed since the last one.
  private func nextHint(_ uri: String) -> String? {
    guard let document = documents[uri], let exercise = document.exercise,
      !exercise.hints.isEmpty
    else { return nil }
    var session = document.session
    if let fresh = try? Session(session.surroundings, invocation) { session = fresh }
    guard session.workspace != nil else { return nil }
    return exercise.hints[session.takeHint(of: exercise) - 1]
  }
}
