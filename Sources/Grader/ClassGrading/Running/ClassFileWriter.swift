import Synchronization

/// Writes one file about a class; several of them can run at the same time.
final class ClassFileWriter: Sendable {
  private struct State {
    var file: any ClassFile
    var stream: FileStream
  }

  /// Where the file is, below the report's folder.
  let path: String
  private let state: Mutex<State>

  /// Begins a file.
  init(
    _ file: any ClassFile, in folder: String, _ facts: ClassFacts
  ) throws(JournalError) {
    path = file.path
    if let slash = path.lastIndex(of: "/") {
      try ReportFolder.makeFolder("\(folder)/\(path[..<slash])")
    }
    var (file, stream) = (file, try FileStream("\(folder)/\(file.path)"))
    stream.write(Array(file.beginning(facts).utf8))
    state = Mutex(State(file: file, stream: stream))
  }

  /// Messages for the teacher about the file.
  var notices: [String] { state.withLock { $0.file.notices } }

  /// Writes the texts about further learners.
  func add(_ results: [LearnerResult], _ facts: ClassFacts) {
    state.withLock { state in
      for result in results {
        state.stream.write(Array(state.file.text(for: result, facts).utf8))
      }
    }
  }

  /// Writes the text after the last learner, and returns the file's hash.
  func end(_ facts: ClassFacts) throws(JournalError) -> String {
    try state.withLock { state -> Result<String, JournalError> in
      Result { () throws(JournalError) in
        state.stream.write(Array(state.file.end(facts).utf8))
        return try state.stream.end()
      }
    }.get()
  }
}
