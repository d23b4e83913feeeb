import Foundation
import LayoutEngine
import LayoutUIKit

/// Runs a learner's library once for each case, each time in a process of its own.
///
/// The host itself never loads the library. What it reads, from standard input:
///
///     library BYTES       followed by so many bytes, the path
///     file NAME
///     filter BYTES        followed by so many bytes
///     timers              if the program may make any, which are waited for then
///     case NONCE BYTES    followed by so many bytes, once for each case
///     end
///
/// A case is read after the one before has ended, so that no child has the data of another.
/// What it writes to descriptor 3 for each case, followed by the bytes that are counted:
///
///     case ENDING NUMBER STOP MILLISECONDS OUTPUT-BYTES ERROR-BYTES RECORD-BYTES
enum Host {
  static func run() -> Never {
    var request = Request()
    var library = ""
    var fileName = ""
    var filter: [UInt8] = []
    var waitsForTimers = false
    var hasRehearsed = false
    while let words = request.words() {
      switch words.first {
      case "library" where words.count == 2:
        library = String(decoding: request.bytes(words[1]), as: UTF8.self)
      case "file" where words.count == 2: fileName = words[1]
      case "filter" where words.count == 2: filter = request.bytes(words[1])
      case "timers": waitsForTimers = true
      case "case" where words.count == 3:
        let text = request.bytes(words[2])
        if !hasRehearsed {
          rehearse(String(decoding: text, as: UTF8.self), nonce: words[1])
          hasRehearsed = true
        }
        var relay = CaseRelay()
        let process = relay.start {
          Child(
            library: library, fileName: fileName, filter: filter, waitsForTimers: waitsForTimers
          ).run(String(decoding: text, as: UTF8.self), nonce: words[1])
        }
        relay.finish(process)
      case "end": _exit(0)
      default: _exit(64)
      }
    }
    _exit(64)
  }

  /// Makes the first case's views once here, which every child then does in a third of the time.
  private static func rehearse(_ text: String, nonce: String) {
    guard let given = try? LayoutSnapshot(text: text, nonce: nonce) else { return }
    MainActor.assumeIsolated { AnswerStage.rehearse(given) }
  }
}
