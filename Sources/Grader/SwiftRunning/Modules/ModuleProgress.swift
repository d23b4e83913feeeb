package import Course

package enum ModuleProgress: Hashable, Sendable {
  /// They are being built, which happens once for each compiler and each version of the sources.
  case building(compiler: String, folder: String)
  case waiting

  package var sentence: Sentence {
    switch self {
    case .building(let compiler, let folder):
      .says("machine.module.building", ["compiler": .text(compiler), "folder": .text(folder)])
    case .waiting: .says("machine.module.waiting")
    }
  }
}
