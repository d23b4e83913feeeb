import Platform
import SwiftRunning

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The program in which long text is read, as `git` chooses it.
enum Pager {
  /// Shows text until the reader has seen enough; `false` if that can't be done.
  ///
  /// `less` ends at once with text that fits, keeps colours and leaves the text on the screen, unless
  /// the learner has chosen otherwise.
  package static func show(_ text: String, _ environment: [String: String]) -> Bool {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "lessons-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard (try? AtomicFile.write(text, to: file)) != nil else { return false }
    let chosen = environment["PAGER", default: ""]
    let program = chosen.isEmpty ? "$(command -v less || echo cat)" : chosen
    return ForegroundProgram(
      "\(program) <", opening: file,
      environment: environment.merging(["LESS": "FRX"]) { own, _ in own }
    ).run()
  }
}
