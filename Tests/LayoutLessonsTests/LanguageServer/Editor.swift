import Foundation
import LayoutLessons
import Terminal
import Testing

/// An editor that speaks to a layout server in the same process.
final class Editor {
  typealias Message = [String: Any]

  let learner: Learner
  private var server: LayoutServer
  private var requests = 0
  private var versions: [String: Int] = [:]
  /// What the server said and nobody has asked for yet.
  private var notes: [Message] = []

  var exitStatus: Terminal.ExitStatus? { server.exitStatus }
  var isUndecided: Bool { server.isUndecided }

  /// Opens a learner's folder with the first exercise in it.
  init(isBegun: Bool = true) throws {
    learner = try Learner()
    learner.run("next")
    let invocation = try Program.lessons.table.parse(["lsp"])
    server = try LayoutServer(learner.surroundings(), invocation)
    if isBegun { _ = try request("initialize", ["capabilities": Message()]) }
  }

  /// The address of a file in the learner's folder.
  func uri(_ name: String) -> String { URL(filePath: learner.path(name)).absoluteString }

  /// Sends bytes as they are, and gives the messages that come back.
  func send(_ bytes: [UInt8]) throws -> [Message] { try Self.messages(server.receive(bytes)) }

  /// A message with its header.
  static func bytes(_ message: Message) throws -> [UInt8] {
    try framed(Array(JSONSerialization.data(withJSONObject: message)))
  }

  /// A body with its header.
  static func framed(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// The messages of a stream; each has to be whole and JSON.
  static func messages(_ bytes: [UInt8]) throws -> [Message] {
    var (rest, messages) = (bytes[...], [Message]())
    while !rest.isEmpty {
      let gap = try #require(rest.firstRange(of: Array("\r\n\r\n".utf8)))
      let header = String(decoding: rest[..<gap.lowerBound], as: UTF8.self)
      let length = try #require(Int(header.replacing("Content-Length: ", with: "")))
      let body = rest[gap.upperBound...].prefix(length)
      try #require(body.count == length)
      let json = try JSONSerialization.jsonObject(with: Data(body))
      messages.append(try #require(json as? Message))
      rest = rest[(gap.upperBound + length)...]
    }
    return messages
  }

  func notify(_ method: String, _ parameters: Message = [:]) throws {
    notes += try send(
      Self.bytes(["jsonrpc": "2.0", "method": method, "params": parameters]))
  }

  /// The whole answer to a request: its result or its error.
  func answer(_ method: String, _ parameters: Message = [:]) throws -> Message {
    requests += 1
    let received = try send(
      Self.bytes([
        "jsonrpc": "2.0", "id": requests, "method": method, "params": parameters,
      ]))
    notes += received.filter { $0["method"] != nil }
    return try #require(received.first { $0["id"] as? Int == requests && $0["method"] == nil })
  }

  func request(_ method: String, _ parameters: Message = [:]) throws -> Any? {
    try answer(method, parameters)["result"]
  }

  /// Opens a document, and gives what the editor shows in it at once.
  func open(_ uri: String, _ text: String) throws -> [String] {
    versions[uri] = 1
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": ["uri": uri, "languageId": "layout", "version": 1, "text": text] as Message
      ])
    return try #require(shown(uri))
  }

  /// Replaces a document's text, and gives what the editor shows in it at once.
  func change(_ uri: String, _ text: String) throws -> [String] {
    versions[uri, default: 1] += 1
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": versions[uri] ?? 0] as Message,
        "contentChanges": [["text": text]],
      ])
    return try #require(shown(uri))
  }

  /// Lets the server tell the verdicts, as it does after a pause; what the editor then shows.
  func pause(_ uri: String) throws -> [String]? {
    try decide()
    return shown(uri)
  }

  func decide() throws { notes += try Self.messages(server.decide()) }

  /// What was said last about a document, as `line:column-line:column code message`, from 0.
  func shown(_ uri: String) -> [String]? {
    diagnostics(uri)?.map { diagnostic in
      let range = diagnostic["range"] as? [String: [String: Int]] ?? [:]
      let places = ["start", "end"].map {
        "\(range[$0]?["line"] ?? -1):\(range[$0]?["character"] ?? -1)"
      }
      return places.joined(separator: "-")
        + " \(diagnostic["code"] ?? "") \(diagnostic["message"] ?? "")"
    }
  }

  /// The diagnostics that were said last about a document, each time they were said once.
  func diagnostics(_ uri: String) -> [Message]? {
    let said = notes.filter {
      $0["method"] as? String == "textDocument/publishDiagnostics"
        && ($0["params"] as? Message)?["uri"] as? String == uri
    }
    notes.removeAll { $0["method"] as? String == "textDocument/publishDiagnostics" }
    return said.last.flatMap { ($0["params"] as? Message)?["diagnostics"] as? [Message] }
  }

  /// The parameters of everything else that was said with a method.
  func said(_ method: String) -> [Message] {
    notes.filter { $0["method"] as? String == method }.map { $0["params"] as? Message ?? [:] }
  }

  static func place(_ line: Int, _ character: Int) -> [String: Int] {
    ["line": line, "character": character]
  }
}
