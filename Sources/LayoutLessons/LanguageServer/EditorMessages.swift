import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The name of a request, which its answer repeats.
enum RequestID: Codable, Hashable {
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    self = try (try? value.decode(Int.self)).map { .number($0) } ?? .text(value.decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    }
  }
}

/// What an editor sends: a request has an id, a notification has none.
struct ClientMessage {
  private struct Head: Decodable {
    let id: RequestID?
    /// `nil` for a response to a request from the server.
    let method: String?
  }

  private struct Body<Parameters: Decodable>: Decodable {
    let params: Parameters
  }

  let id: RequestID?
  let method: String?
  private let bytes: Data

  /// Reads the id and the method of a message.
  ///
  /// - Throws: ``MessageError/notJSON`` or ``MessageError/notAMessage``.
  init(_ bytes: [UInt8]) throws(MessageError) {
    self.bytes = Data(bytes)
    do {
      let head = try JSONDecoder().decode(Head.self, from: self.bytes)
      (id, method) = (head.id, head.method)
    } catch DecodingError.dataCorrupted {
      throw .notJSON
    } catch {
      throw .notAMessage
    }
  }

  /// The parameters.
  ///
  /// - Throws: ``MessageError/badParameters`` if they aren't those of the method.
  func parameters<Parameters: Decodable>(_ type: Parameters.Type) throws(MessageError) -> Parameters
  {
    do { return try JSONDecoder().decode(Body<Parameters>.self, from: bytes).params } catch {
      throw .badParameters
    }
  }
}

/// Why the server responds to a message with an error.
///
/// Source: *Language Server Protocol Specification 3.17*, "Response Message", `ErrorCodes`.
enum MessageError: Int, Error {
  case notJSON = -32700
  case notAMessage = -32600
  case unknownMethod = -32601
  case badParameters = -32602
  case notInitialized = -32002
  case cancelled = -32800

  var words: String {
    switch self {
    case .notJSON: "The message isn't JSON."
    case .notAMessage: "The message isn't a request or a notification that is expected now."
    case .unknownMethod: "The server doesn't have this method."
    case .badParameters: "The parameters aren't those of the method."
    case .notInitialized: "The server hasn't been initialized yet."
    case .cancelled: "The request was cancelled."
    }
  }
}

enum ClientParameters {
  struct Initialize: Decodable {
    struct Capabilities: Decodable {
      struct Workspace: Decodable { let inlayHint: InlayHint? }
      struct InlayHint: Decodable { let refreshSupport: Bool? }
      let workspace: Workspace?
    }
    /// The editor's process id; `nil` if the editor doesn't send it.
    let processId: Int32?
    let capabilities: Capabilities?
  }

  struct Opened: Codable {
    struct Document: Codable {
      let uri: String
      let languageId: String?
      let version: Int?
      var text: String
    }
    var textDocument: Document
  }

  struct Named: Codable {
    struct Document: Codable {
      let uri: String
      let version: Int?
    }
    let textDocument: Document
  }

  struct Changed: Codable {
    struct Change: Codable {
      /// What is replaced; `nil` for the whole text.
      let range: EditorRange?
      let text: String
    }
    let textDocument: Named.Document
    var contentChanges: [Change]
  }

  struct Placed: Decodable {
    let textDocument: Named.Document
    let position: EditorPlace
  }

  struct Ranged: Decodable {
    let textDocument: Named.Document
    let range: EditorRange
  }

  struct Cancelled: Decodable { let id: RequestID }

  struct Command: Decodable {
    let command: String
    let arguments: [String]?
  }
}

/// What the server sends, as the bytes of a message with its header.
enum ServerMessage {
  private struct Response<Value: Encodable>: Encodable {
    private struct Refusal: Encodable {
      let code: Int
      let message: String
    }
    private enum Keys: CodingKey { case jsonrpc, id, result, error }
    /// A message that can't be read has no id.
    let id: RequestID?
    /// A result of null is a valid response.
    let outcome: Result<Value?, MessageError>

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Keys.self)
      try object.encode("2.0", forKey: .jsonrpc)
      try object.encode(id, forKey: .id)
      switch outcome {
      case .success(let value): try object.encode(value, forKey: .result)
      case .failure(let error):
        try object.encode(Refusal(code: error.rawValue, message: error.words), forKey: .error)
      }
    }
  }

  private struct Note<Parameters: Encodable>: Encodable {
    let jsonrpc = "2.0"
    /// `nil` for a notification.
    let id: RequestID?
    let method: String
    let params: Parameters?
  }

  struct Nothing: Encodable {}

  static func answer<Result: Encodable>(_ id: RequestID, _ result: Result?) -> [UInt8] {
    bytes(Response(id: id, outcome: .success(result)))
  }

  static func refusal(_ id: RequestID?, _ error: MessageError) -> [UInt8] {
    bytes(Response<Nothing>(id: id, outcome: .failure(error)))
  }

  /// A notification, or with an id a request.
  static func note<Parameters: Encodable>(
    _ method: String, id: RequestID? = nil, _ parameters: Parameters?
  ) -> [UInt8] {
    bytes(Note(id: id, method: method, params: parameters))
  }

  private static func bytes(_ message: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // All numbers in messages are integers, so encoding can't fail.
    return (try? encoder.encode(message)).map { framed(Array($0)) } ?? []
  }

  static func framed(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}

/// What the server tells an editor that it can do.
struct ServerCapabilities: Encodable {
  struct Capabilities: Encodable {
    struct Synchronization: Encodable {
      let openClose = true
      /// Each change comes as the whole text: answers are short.
      let change = 1
    }
    struct Completion: Encodable { let triggerCharacters = ["."] }
    struct Execution: Encodable { let commands = [LayoutServer.hintCommand] }

    let positionEncoding = "utf-16"
    let textDocumentSync = Synchronization()
    let completionProvider = Completion()
    let hoverProvider = true
    let codeActionProvider = true
    let inlayHintProvider = true
    let executeCommandProvider = Execution()
  }

  struct Program: Encodable {
    let name = "lessons"
    let version = ProgramVersion.current
  }

  let capabilities = Capabilities()
  let serverInfo = Program()

  static let all = ServerCapabilities()
}

/// Splits the bytes from an editor into messages.
///
/// Source: Microsoft, *Language Server Protocol Specification 3.17*, "Base Protocol".
struct MessageBuffer {
  enum Part: Equatable {
    case message([UInt8])
    /// A header without a usable length; the buffer skips it.
    case badHeader
  }

  /// The limits for the length of a header and of a message, in bytes.
  private static let longest = (header: 4 << 10, message: 16 << 20)
  private static let gap = Array("\r\n\r\n".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes have been searched for the end of a header.
  private var searched = 0

  /// Takes more bytes.
  ///
  /// - Returns: The messages that are now complete, in order.
  /// - Complexity: O(n) in the number of bytes, however they are split.
  mutating func parts(with more: [UInt8]) -> [Part] {
    bytes += more
    var parts: [Part] = []
    var start = 0
    while let end = endOfHeader(from: start) {
      guard let length = Self.length(bytes[start..<end]), length <= Self.longest.message else {
        parts.append(.badHeader)
        start = end
        continue
      }
      guard bytes.count - end >= length else { break }
      parts.append(.message(Array(bytes[end..<end + length])))
      start = end + length
    }
    bytes.removeFirst(start)
    searched = max(0, min(searched - start, bytes.count))
    if searched > Self.longest.header, endOfHeader(from: 0) == nil {
      parts.append(.badHeader)
      (bytes, searched) = ([], 0)
    }
    return parts
  }

  /// The index after the empty line that ends a header; `nil` if that line hasn't arrived.
  private mutating func endOfHeader(from start: Int) -> Int? {
    var index = max(start, searched - Self.gap.count)
    while index + Self.gap.count <= bytes.count {
      if bytes[index] == Self.gap[0], bytes[index...].starts(with: Self.gap) {
        searched = index
        return index + Self.gap.count
      }
      index += 1
    }
    searched = bytes.count
    return nil
  }

  /// The content length in a header; `nil` if there is none.
  private static func length(_ header: ArraySlice<UInt8>) -> Int? {
    let lines = String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline)
    let fields = lines.map { $0.split(separator: ":", maxSplits: 1) }
    let found = fields.first { $0.count == 2 && $0[0].lowercased() == "content-length" }
    guard let digits = found?[1].drop(while: \.isWhitespace), let length = Int(digits), length >= 0
    else { return nil }
    return length
  }
}
