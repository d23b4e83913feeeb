import Foundation
import LayoutLessons
import SwiftRunning
import Terminal
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    notes += try send(Self.bytes(["jsonrpc": "2.0", "method": method, "params": parameters]))
  }

  /// The whole answer to a request: its result or its error.
  func answer(_ method: String, _ parameters: Message = [:]) throws -> Message {
    requests += 1
    let received = try send(
      Self.bytes(["jsonrpc": "2.0", "id": requests, "method": method, "params": parameters]))
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
      ["textDocument": ["uri": uri, "languageId": "layout", "version": 1, "text": text] as Message])
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

/// A language server in a process of its own, spoken to as editors do: the compiler's, or ours.
///
/// Source: Microsoft, *Language Server Protocol Specification 3.17*, "Base Protocol".
final class LanguageServer {
  typealias Message = [String: Any]

  struct Silence: Error, CustomStringConvertible {
    let description: String
  }

  /// How long the slowest machine may take over one message, in seconds.
  private static let patience = 120.0

  /// The server beside the compiler; `nil` if there is none.
  static let path: String? = {
    let tools = try? Toolchain.find(environment: ProcessInfo.processInfo.environment)
    guard let path = tools.map({ "\($0.folder)/sourcekit-lsp" }),
      FileManager.default.isExecutableFile(atPath: path)
    else { return nil }
    return path
  }()

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  private var requests = 0
  /// What the server said of its own accord and nobody has asked for yet.
  private var notes: [Message] = []

  /// Starts the server and opens a folder, in which it also keeps what it writes down.
  init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    editor: Int32? = nil, folder: String
  ) throws {
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = environment.merging([
      "HOME": folder, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try request(
      "initialize",
      [
        "processId": editor.map { Int($0) } ?? NSNull(), "rootUri": "file://\(folder)",
        "capabilities": Message(),
      ])
    try notify("initialized", [:])
  }

  /// Says nothing more, as an editor that has died, and waits for the server's end.
  func leave() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits for the server's end, which something else has brought about.
  func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends the server, whatever it is at.
  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  func notify(_ method: String, _ parameters: Message) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  func request(_ method: String, _ parameters: Message) throws -> Any? {
    requests += 1
    try send(["jsonrpc": "2.0", "id": requests, "method": method, "params": parameters])
    while true {
      let message = try next()
      if message["method"] == nil, message["id"] as? Int == requests { return message["result"] }
      notes.append(message)
    }
  }

  /// What the server says next about a file, as `line:column message`, counted from 1.
  func published(_ uri: String) throws -> [String] {
    while true {
      let message = notes.isEmpty ? try next() : notes.removeFirst()
      guard message["method"] as? String == "textDocument/publishDiagnostics",
        let parameters = message["params"] as? Message, parameters["uri"] as? String == uri
      else { continue }
      return Self.texts(parameters["diagnostics"])
    }
  }

  /// Diagnostics as `line:column message`.
  static func texts(_ diagnostics: Any?) -> [String] {
    (diagnostics as? [Message] ?? []).map { diagnostic in
      let start = (diagnostic["range"] as? Message)?["start"] as? [String: Int]
      let place = ["line", "character"].map { String((start?[$0] ?? -2) + 1) }
      return "\(place.joined(separator: ":")) \(diagnostic["message"] as? String ?? "")"
    }
  }

  private func send(_ message: Message) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    let head = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    try input.fileHandleForWriting.write(contentsOf: head + body)
  }

  /// The next message; what the server asks for itself is answered with nothing.
  private func next() throws -> Message {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while true {
      if let message = try whole() {
        guard message["method"] != nil, let id = message["id"] else {
          return message
        }
        try send(["jsonrpc": "2.0", "id": id, "result": NSNull()])
      }
      try readMore(until: end)
    }
  }

  /// The first message of what was received, if all of it is there.
  private func whole() throws -> Message? {
    let gap = Array("\r\n\r\n".utf8)
    guard let range = received.firstRange(of: gap) else { return nil }
    let head = String(decoding: received[..<range.lowerBound], as: UTF8.self)
    let lengths = head.split(separator: "\r\n").compactMap { line in
      line.lowercased().hasPrefix("content-length:")
        ? Int(line.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) : nil
    }
    guard let length = lengths.first, received.count >= range.upperBound + length else {
      return nil
    }
    let body = Data(received[range.upperBound..<(range.upperBound + length)])
    received.removeFirst(range.upperBound + length)
    return try JSONSerialization.jsonObject(with: body) as? Message
  }

  private func readMore(until end: Date) throws {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(max(0, end.timeIntervalSinceNow) * 1000)
    guard poll(&wait, 1, milliseconds) > 0 else {
      throw Silence(description: "the language server said nothing in time")
    }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { throw Silence(description: "the language server ended") }
    received += buffer[..<count]
  }
}
