import Course
package import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A language server for `.layout` documents, without its input and output streams.
///
/// Source: Microsoft, *Language Server Protocol Specification 3.17*.
package struct LayoutServer {
  private enum Phase { case waiting, running, shutDown }

  let surroundings: Surroundings
  let invocation: Invocation
  /// The session of the folder in which the server was started.
  let session: Session
  private var phase = Phase.waiting
  private var buffer = MessageBuffer()
  private(set) var documents: [String: OpenDocument] = [:]
  /// The documents that changed since their last diagnostics, in the order of the changes.
  private var changed: [String] = []
  /// The documents whose verdict the server sends when the learner stops typing.
  private var undecided: [String] = []
  private var refreshesHints = false
  private var requests = 0
  private var output: [UInt8] = []
  /// The editor's process id, if the editor has sent it; the server exits with it.
  package private(set) var editor: Int32?
  /// The exit status; `nil` while the server runs.
  package private(set) var exitStatus: ExitStatus?

  /// Opens the course.
  ///
  /// - Throws: ``CommandError`` if there is none, or if it can't be read.
  package init(_ surroundings: Surroundings, _ invocation: Invocation) throws(CommandError) {
    self.surroundings = surroundings
    self.invocation = invocation
    session = try Session(surroundings, invocation, home: .none)
  }

  /// Whether ``decide()`` has a verdict to send.
  package var isUndecided: Bool { !undecided.isEmpty }

  /// Takes bytes from the editor, in pieces of any length.
  ///
  /// - Returns: What to send back.
  package mutating func receive(_ bytes: [UInt8]) -> [UInt8] {
    let parts = buffer.parts(with: bytes)
    let messages = parts.map { part -> Result<ClientMessage, MessageError> in
      guard case .message(let body) = part else { return .failure(.notJSON) }
      return Result { () throws(MessageError) in try ClientMessage(body) }
    }
    let cancelled = Set(messages.compactMap { try? $0.get() }.compactMap(Self.cancelledRequest))
    for message in messages where exitStatus == nil {
      switch message {
      case .success(let message): take(message, isCancelled: message.id.map(cancelled.contains))
      case .failure(let error): output += ServerMessage.refusal(nil, error)
      }
    }
    undecided = undecided.filter { !changed.contains($0) }
    for uri in changed {
      guard let document = documents[uri] else { continue }
      let refusals = document.refusals
      publish(refusals, of: document)
      // If a line can't be read, that is the verdict.
      if refusals.isEmpty { undecided.append(uri) }
    }
    changed = []
    return sent()
  }

  /// Solves the documents that changed, and reports their verdicts.
  ///
  /// - Returns: What to send.
  package mutating func decide() -> [UInt8] {
    for uri in undecided {
      if let document = documents[uri] { publish(document.verdict, of: document) }
    }
    if refreshesHints, !undecided.isEmpty {
      requests += 1
      send("workspace/inlayHint/refresh", id: .number(requests), nil as ServerMessage.Nothing?)
    }
    undecided = []
    return sent()
  }

  private mutating func sent() -> [UInt8] {
    defer { output = [] }
    return output
  }

  private static func cancelledRequest(_ message: ClientMessage) -> RequestID? {
    guard message.method == "$/cancelRequest" else { return nil }
    return try? message.parameters(ClientParameters.Cancelled.self).id
  }

  private mutating func take(_ message: ClientMessage, isCancelled: Bool?) {
    // The server doesn't use responses to its own requests.
    guard let method = message.method else { return }
    guard let id = message.id else {
      // A notification has no response, so the server ignores one that it can't read.
      try? note(method, message)
      return
    }
    do throws(MessageError) {
      if isCancelled ?? false { throw .cancelled }
      try answer(id, method, message)
    } catch {
      output += ServerMessage.refusal(id, error)
    }
  }

  // MARK: Notifications

  private mutating func note(_ method: String, _ message: ClientMessage) throws(MessageError) {
    if method == "exit" {
      exitStatus = phase == .shutDown ? .passed : .notYet
      return
    }
    guard phase == .running else { return }
    switch method {
    case "textDocument/didOpen": try open(message)
    case "textDocument/didChange":
      let parameters = try message.parameters(ClientParameters.Changed.self)
      change(parameters.textDocument.uri) {
        $0.text = $0.text.applying(parameters.contentChanges)
        $0.version = parameters.textDocument.version
      }
    case "textDocument/didClose":
      let uri = try message.parameters(ClientParameters.Named.self).textDocument.uri
      guard let document = documents.removeValue(forKey: uri) else { return }
      publish([], of: document)
    default: break
    }
  }

  private mutating func open(_ message: ClientMessage) throws(MessageError) {
    let document = try message.parameters(ClientParameters.Opened.self).textDocument
    let url = URL(string: document.uri)
    let path = url.flatMap { $0.scheme == "file" ? $0.path : nil }
    guard document.languageId == "layout" || document.uri.hasSuffix(".layout") else { return }
    documents[document.uri] = OpenDocument(
      uri: document.uri, path: path, version: document.version, text: document.text,
      session(around: path))
    change(document.uri) { _ in }
  }

  /// The session of a document's folder, which may be another learner's.
  func session(around path: String?) -> Session {
    guard let path, let end = path.lastIndex(of: "/") else { return session }
    var surroundings = surroundings
    surroundings.searchFolder = end == path.startIndex ? "/" : String(path[..<end])
    return (try? Session(surroundings, invocation, home: .none)) ?? session
  }

  private mutating func change(_ uri: String, _ body: (inout OpenDocument) -> Void) {
    guard var document = documents[uri] else { return }
    body(&document)
    documents[uri] = document
    changed = changed.filter { $0 != uri } + [uri]
  }

  // MARK: Requests

  private mutating func answer(
    _ id: RequestID, _ method: String, _ message: ClientMessage
  ) throws(MessageError) {
    switch (phase, method) {
    case (.waiting, "initialize"):
      let parameters = try message.parameters(ClientParameters.Initialize.self)
      editor = parameters.processId
      refreshesHints = parameters.capabilities?.workspace?.inlayHint?.refreshSupport ?? false
      phase = .running
      output += ServerMessage.answer(id, ServerCapabilities.all)
    case (.waiting, _): throw .notInitialized
    case (.running, "shutdown"):
      phase = .shutDown
      output += ServerMessage.answer(id, nil as ServerMessage.Nothing?)
    case (.running, "initialize"), (.shutDown, _): throw .notAMessage
    case (.running, _): output += try documentAnswer(id, method, message)
    }
  }

  mutating func send(_ method: String, id: RequestID? = nil, _ parameters: (some Encodable)?) {
    output += ServerMessage.note(method, id: id, parameters)
  }

  private mutating func publish(_ diagnostics: [EditorDiagnostic], of document: OpenDocument) {
    struct Published: Encodable {
      let uri: String
      let version: Int?
      let diagnostics: [EditorDiagnostic]
    }
    send(
      "textDocument/publishDiagnostics",
      Published(uri: document.uri, version: document.version, diagnostics: diagnostics))
  }
}

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
    let title, command: String
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
    if let fresh = try? Session(session.surroundings, invocation, home: .none) { session = fresh }
    guard session.workspace != nil else { return nil }
    return exercise.hints[session.takeHint(of: exercise) - 1]
  }
}
