import Course

/// Sentences about mistakes that only answers in Swift have.
enum SwiftMistakeSentence: SentenceArea {
  static func keepsMask(view: String) -> Sentence {
    says("swift.mask", ["view": .text(view)])
  }
  static func keepsMaskNext(view: String) -> Sentence {
    says("swift.mask.next", ["view": .text(view)])
  }
  static func keepsMaskUnnamedNext(view: String) -> Sentence {
    says("swift.mask.next.unnamed", ["view": .text(view)])
  }
  static func othersKeepMasks(views: [String]) -> Sentence {
    says(
      "swift.mask.others",
      ["views": .list(views.map(Sentence.Value.text)), "count": .count(views.count)])
  }
  static func setsFrames(line: Int, view: String) -> Sentence {
    says("swift.frame", ["line": .count(line), "view": .text(view)])
  }
  static var frameMeaning: Sentence { says("swift.frame.meaning") }
  static func frameNext(view: String) -> Sentence {
    says("swift.frame.next", ["view": .text(view)])
  }
  static func insideType(line: Int, name: String, type: String) -> Sentence {
    says("swift.insideType", ["line": .count(line), "name": .text(name), "type": .text(type)])
  }
  static func insideTypeNext(name: String, type: String) -> Sentence {
    says("swift.insideType.next", ["name": .text(name), "type": .text(type)])
  }
  static func outsideType(line: Int, name: String, type: String) -> Sentence {
    says("swift.outsideType", ["line": .count(line), "name": .text(name), "type": .text(type)])
  }
  static func outsideTypeNext(name: String, type: String) -> Sentence {
    says("swift.outsideType.next", ["name": .text(name), "type": .text(type)])
  }
  static func furtherError(line: Int, message: Sentence) -> Sentence {
    says("swift.error", ["line": .count(line), "message": .sentence(message)])
  }
  static func furtherErrors(count: Int) -> Sentence {
    says("swift.error.more", ["count": .count(count)])
  }
}
