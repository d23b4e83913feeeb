package import Course

/// The progress messages shown while the UIKit module is being built.
package enum ModuleProgress: Hashable, Sendable {
  /// They are being built, which happens once for each compiler and each version of the sources.
  case building(compiler: String, folder: String)
  /// Another process is building them.
  case waiting

  /// The progress as a sentence.
  package var sentence: Sentence {
    switch self {
    case .building(let compiler, let folder):
      .says("machine.module.building", ["compiler": .text(compiler), "folder": .text(folder)])
    case .waiting: .says("machine.module.waiting")
    }
  }
}
