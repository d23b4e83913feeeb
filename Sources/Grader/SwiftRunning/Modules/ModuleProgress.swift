/// The progress messages shown while the UIKit module is being built.
package enum ModuleProgress: Hashable, Sendable {
  /// They are being built, which happens once for each compiler and each version of the sources.
  case building(compiler: String, folder: String)
  /// Another process is building them.
  case waiting

  /// The progress as a sentence.
  package var words: String {
    switch self {
    case .building(let compiler, let folder):
      "Building the UIKit module for \(compiler), once, about 15 s, in \(folder) …"
    case .waiting: "Waiting for another lessons that builds the UIKit module …"
    }
  }
}
