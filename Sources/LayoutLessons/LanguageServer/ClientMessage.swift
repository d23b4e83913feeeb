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
