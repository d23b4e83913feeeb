import Foundation

/// The conflicts that UIKit told on the console, of which a document prints one.
struct ConsoleConflicts {
  /// The constraints of each, as they are listed.
  let lists: [[String]]
  /// The one of each that was broken.
  let broken: [String]

  /// - Parameter output: What a program printed, line by line.
  init(in output: [String]) {
    lists = output.indices.filter { output[$0] == "(" }.map { start in
      output[(start + 1)...].prefix { $0 != ")" }
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ,\"")) }
    }
    broken = output.indices.filter { output[$0].hasPrefix("Will attempt") }
      .map { output[$0 + 1] }
  }
}
