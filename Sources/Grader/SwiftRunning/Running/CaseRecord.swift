/// What a case's process wrote on descriptor 3: the layout, between lines of the host's own.
///
///     ready
///     loaded
///     …
///     trap 00001f3a 00000b10
///
/// An answer can write anything, but only after it is loaded.
struct CaseRecord: Hashable, Sendable {
  enum Stage: Hashable, Sendable {
    /// Not even to the answer.
    case begun
    /// To where the answer is loaded.
    case ready
    case loaded
  }

  /// Why the process ended, according to the last line, which an answer can write itself.
  enum End: String, CaseIterable, Hashable, Sendable {
    case trap
    /// It asked for a thread.
    case thread
    /// It waited for the queue that it runs on.
    case deadlock
  }

  let stage: Stage
  /// The record without the host's own lines.
  let text: String
  let end: End?
  /// Where in the library it ended, innermost call first, in hexadecimal digits.
  let offsets: [String]

  private static let readyMark = Array("ready\n".utf8)
  private static let loadedMark = Array("loaded\n".utf8)
  private static let mostEndBytes = 256

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var stage = Stage.begun
    if rest.starts(with: Self.readyMark) {
      rest = rest.dropFirst(Self.readyMark.count)
      stage = .ready
      if rest.starts(with: Self.loadedMark) {
        rest = rest.dropFirst(Self.loadedMark.count)
        stage = .loaded
      }
    }
    self.stage = stage
    let tail = String(decoding: rest.suffix(Self.mostEndBytes), as: UTF8.self)
    let last = tail.split(separator: "\n").last ?? ""
    let words = last.split(separator: " ")
    end = words.first.flatMap { End(rawValue: String($0)) }
    offsets = end == nil ? [] : words.dropFirst().map(String.init)
    if end != nil { rest = rest.dropLast(last.utf8.count + 1) }
    text = String(decoding: rest, as: UTF8.self)
  }
}
