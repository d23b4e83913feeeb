import Course

/// The sentences of `lessons hand-out` and of the pages that it makes.
enum HandOutSentence: SentenceArea {
  static var mark: Sentence { says("handOut.mark") }
  static func write(file: String) -> Sentence { says("handOut.write", ["file": .text(file)]) }
  static func writeEither(file: String, other: String) -> Sentence {
    says("handOut.writeEither", ["file": .text(file), "other": .text(other)])
  }
  static var tryLines: Sentence { says("handOut.try") }
  static var ownNumbers: Sentence { says("handOut.own") }
  static func done(exercises: Int, learners: Int, folder: String) -> Sentence {
    says(
      "handOut.done",
      ["exercises": .count(exercises), "learners": .count(learners), "folder": .text(folder)])
  }
  static func kept(count: Int) -> Sentence { says("handOut.kept", ["count": .count(count)]) }
  static func proved(count: Int) -> Sentence { says("handOut.proved", ["count": .count(count)]) }
  static func grade(command: String) -> Sentence {
    says("handOut.grade", ["command": .text(command)])
  }
  static func fingerprint(fingerprint: String) -> Sentence {
    says("handOut.fingerprint", ["fingerprint": .text(fingerprint)])
  }
}
