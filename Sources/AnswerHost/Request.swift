import Foundation

/// Reads standard input piece by piece, and never more than the piece that is asked for.
struct Request {
  /// The most bytes that one piece may have.
  private static let most = 16 << 20

  /// The words of the next line; `nil` at the end, or when no line comes.
  mutating func words() -> [String]? {
    var line: [UInt8] = []
    while line.count < 4096 {
      guard let byte = exactly(1)?.first else { return nil }
      if byte == UInt8(ascii: "\n") {
        return String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      }
      line.append(byte)
    }
    return nil
  }

  /// The next bytes, as many as a word says; the host ends if they don't come.
  mutating func bytes(_ count: String) -> [UInt8] {
    guard let count = Int(count), (0...Self.most).contains(count), let bytes = exactly(count)
    else { _exit(64) }
    return bytes
  }

  private func exactly(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { read(STDIN_FILENO, $0 + filled, count - filled) } ?? 0
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return bytes
  }
}
