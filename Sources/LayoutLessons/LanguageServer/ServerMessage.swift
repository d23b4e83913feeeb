import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the server sends, as the bytes of a message with its header.
enum ServerMessage {
  private struct Answer<Result: Encodable>: Encodable {
    enum Keys: CodingKey { case jsonrpc, id, result }
    let id: RequestID
    let result: Result?

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Keys.self)
      try object.encode("2.0", forKey: .jsonrpc)
      try object.encode(id, forKey: .id)
      // A result of null is a valid response.
      try object.encode(result, forKey: .result)
    }
  }

  private struct Refusal: Encodable {
    struct Reason: Encodable {
      let code: Int
      let message: String
    }
    enum Keys: CodingKey { case jsonrpc, id, error }
    let id: RequestID?
    let error: Reason

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Keys.self)
      try object.encode("2.0", forKey: .jsonrpc)
      // A message that can't be read has no id.
      try object.encode(id, forKey: .id)
      try object.encode(error, forKey: .error)
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
    bytes(Answer(id: id, result: result))
  }

  static func refusal(_ id: RequestID?, _ error: MessageError) -> [UInt8] {
    bytes(Refusal(id: id, error: .init(code: error.rawValue, message: error.words)))
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
