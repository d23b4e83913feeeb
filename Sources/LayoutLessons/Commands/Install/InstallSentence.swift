import Course

/// The sentences of `lessons install`.
enum InstallSentence: SentenceArea {
  static func done(version: String, folder: String) -> Sentence {
    says("install.done", ["version": .text(version), "folder": .text(folder)])
  }
  static func debugBuild(build: String, install: String) -> Sentence {
    says("install.build.debug", ["build": .text(build), "install": .text(install)])
  }
  static var releaseBuild: Sentence { says("install.build.release") }
  static func ready(command: String) -> Sentence {
    says("install.ready", ["command": .text(command)])
  }
  static var path: Sentence { says("install.path") }
  static func otherFirst(file: String) -> Sentence {
    says("install.otherFirst", ["file": .text(file)])
  }
  static func removal(command: String) -> Sentence {
    says("install.removal", ["command": .text(command)])
  }
  static func removed(folder: String) -> Sentence {
    says("install.removed", ["folder": .text(folder)])
  }
  static func kept(count: Int) -> Sentence { says("install.kept", ["count": .count(count)]) }
}
