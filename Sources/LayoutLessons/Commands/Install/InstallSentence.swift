import Course

/// The sentences of `lessons install`.
enum InstallSentence: String, SentenceKey {
  case done = "install.done"
  case debugBuild = "install.build.debug"
  case releaseBuild = "install.build.release"
  case ready = "install.ready"
  case path = "install.path"
  case otherFirst = "install.otherFirst"
  case removal = "install.removal"
  case removed = "install.removed"
  case kept = "install.kept"

  var parameters: Set<String> {
    switch self {
    case .done: ["version", "folder"]
    case .removed: ["folder"]
    case .ready, .removal: ["command"]
    case .debugBuild: ["build", "install"]
    case .otherFirst: ["file"]
    case .kept: ["count"]
    case .releaseBuild, .path: []
    }
  }
}
