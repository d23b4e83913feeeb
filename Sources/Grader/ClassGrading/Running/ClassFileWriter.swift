import Platform
import Synchronization

/// Writes one file about a class; several of them can run at the same time.
final class ClassFileWriter: Sendable {
  private struct State {
    var file: any ClassFile
    var stream: FileStream
    /// Where the text about each learner begins, and where the last one ends.
    var places = [0]
  }

  /// Where the file is, below the report's folder.
  let path: String
  private let folder: String
  private let state: Mutex<State>

  /// Begins a file.
  init(
    _ file: any ClassFile, in folder: String, _ facts: ClassFacts
  ) throws(JournalError) {
    (path, self.folder) = (file.path, folder)
    if let slash = path.lastIndex(of: "/") {
      try ReportFolder.makeFolder(ReportFolder.place(of: String(path[..<slash]), in: folder))
    }
    var (file, stream) = (file, try FileStream(ReportFolder.place(of: file.path, in: folder)))
    stream.write(Array(file.beginning(facts).utf8))
    state = Mutex(State(file: file, stream: stream))
  }

  /// Messages for the teacher about the file.
  var notices: [String] { state.withLock { $0.file.notices } }

  /// Writes the texts about further learners.
  func add(_ results: [LearnerResult], _ facts: ClassFacts) {
    state.withLock { state in
      for result in results {
        let text = Array(state.file.text(for: result, facts).utf8)
        state.stream.write(text)
        state.places.append((state.places.last ?? 0) + text.count)
      }
    }
  }

  /// Writes the text after the last learner, and returns the file's hash.
  func end(_ facts: ClassFacts) throws(JournalError) -> String {
    try state.withLock { state -> Result<String, JournalError> in
      Result { () throws(JournalError) in
        guard let pieces = state.file.arranged(facts) else {
          state.stream.write(Array(state.file.end(facts).utf8))
          return try state.stream.end()
        }
        try state.stream.end()
        return try Self.arrange(pieces, of: "\(folder)/\(path)", at: state.places)
      }
    }.get()
  }

  /// Writes a file anew with the learners' texts in another order, and returns its hash; only
  /// one of them is in memory.
  private static func arrange(
    _ pieces: [ClassFilePiece], of path: String, at places: [Int]
  ) throws(JournalError) -> String {
    let source = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard source >= 0, unlink(path) == 0 else { throw ReportFolder.failure(path) }
    defer { close(source) }
    var stream = try FileStream(path)
    for piece in pieces {
      switch piece {
      case .text(let text): stream.write(Array(text.utf8))
      case .learner(let learner):
        let count = places[learner + 1] - places[learner]
        let text = OpenFile.read(count, from: source, at: places[learner])
        guard text.count == count else { throw ReportFolder.failure(path) }
        stream.write(text)
      }
    }
    return try stream.end()
  }
}
