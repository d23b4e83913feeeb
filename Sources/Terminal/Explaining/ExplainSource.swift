import Course
import Platform

package struct ExplainSource {
  /// The log; what is neither UTF-8 nor UTF-16 is replaced by marks, since the lines around it can be
  /// read.
  package let text: String
  /// The file, as it was typed; `nil` for standard input.
  package let file: String?
  private let program: String

  /// The longest log that is read, in bytes: what a console says in a day of debugging.
  private static let largest = 16 * 1024 * 1024

  /// Reads a file, or standard input for `-` and for no word at all.
  ///
  /// On a terminal, it says first that it waits for the log.
  package init(_ word: String?, _ session: Session) throws(CommandError) {
    program = session.program
    if let word, word != "-" {
      file = word
      do {
        text = try TextFile.readRepairing(session.surroundings.absolute(word), limit: Self.largest)
      } catch {
        throw .file(error.named(word))
      }
    } else {
      file = nil
      if session.surroundings.isTypedInto {
        session.surroundings.announce(session.text(.says("command.explain.paste")))
      }
      text = TextFile.repaired(try session.surroundings.wholeInput(limit: Self.largest))
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw .usage(.says("usage.logEmpty", ["source": .sentence(name), "command": .text(command)]))
    }
  }

  /// What the log is called where a line of it is named.
  package var placeName: String { file ?? "<stdin>" }

  /// What the log is called in messages.
  private var name: Sentence {
    file.map { Sentence(verbatim: $0) } ?? .says("usage.standardInput")
  }

  package var noReport: CommandError {
    .usage(
      .says("usage.logWithoutConflict", ["source": .sentence(name), "command": .text(command)]))
  }

  private var command: String { "pbpaste | \(program) explain" }
}
