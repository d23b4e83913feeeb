package import Course

/// The sentences of exercises that ask for a window in which two layouts differ.
package enum DifferenceSentence: SentenceArea {
  package static var notALine: Sentence { says("apart.notALine") }
  package static var notALineHint: Sentence { says("apart.notALine.hint") }
  package static func saidTwice(name: String) -> Sentence {
    says("apart.saidTwice", ["name": .text(name)])
  }
  package static func unknownSetting(name: String) -> Sentence {
    says("apart.unknownSetting", ["name": .text(name)])
  }
  package static var unknownSettingHint: Sentence { says("apart.unknownSetting.hint") }
  package static func notAWindow(text: String) -> Sentence {
    says("apart.notAWindow", ["text": .text(text)])
  }
  package static var notAWindowHint: Sentence { says("apart.notAWindow.hint") }
  package static func outOfRange(width: Double, height: Double) -> Sentence {
    says("apart.outOfRange", ["width": .points(width), "height": .points(height)])
  }
  package static func outOfRangeHint(least: Double, most: Double) -> Sentence {
    says("apart.outOfRange.hint", ["least": .points(least), "most": .points(most)])
  }
  package static func unknownDirection(word: String) -> Sentence {
    says("apart.unknownDirection", ["word": .text(word)])
  }
  package static var unknownDirectionHint: Sentence { says("apart.unknownDirection.hint") }

  package static var alike: Sentence { says("command.goal.alike") }
  package static func window(width: Double, height: Double) -> Sentence {
    says("apart.window", ["width": .points(width), "height": .points(height)])
  }
  package static func windowRightToLeft(width: Double, height: Double) -> Sentence {
    says("apart.window.rightToLeft", ["width": .points(width), "height": .points(height)])
  }
  package static func passed(window: Sentence) -> Sentence {
    says("apart.passed", ["window": .sentence(window)])
  }
  package static func numbers(anchor: String, a: Double, b: Double) -> Sentence {
    says("apart.numbers", ["anchor": .text(anchor), "a": .points(a), "b": .points(b)])
  }
  package static func conflicts(name: String, other: String) -> Sentence {
    says("apart.conflicts", ["name": .text(name), "other": .text(other)])
  }
  package static func ambiguous(name: String, other: String) -> Sentence {
    says("apart.ambiguous", ["name": .text(name), "other": .text(other)])
  }
  package static func same(window: Sentence) -> Sentence {
    says("apart.same.seen", ["window": .sentence(window)])
  }
  package static var sameMeaning: Sentence { says("apart.same.meaning") }
  package static var sameNext: Sentence { says("apart.same.next") }
  package static func bothConflict(window: Sentence) -> Sentence {
    says("apart.bothConflict", ["window": .sentence(window)])
  }
  package static func bothAmbiguous(window: Sentence) -> Sentence {
    says("apart.bothAmbiguous", ["window": .sentence(window)])
  }
  package static var neitherNext: Sentence { says("apart.neither.next") }
  package static var alwaysLeftToRight: Sentence { says("apart.bound.leftToRight") }
  package static var alwaysRightToLeft: Sentence { says("apart.bound.rightToLeft") }
  package static func alwaysWide(least: Double) -> Sentence {
    says("apart.bound.width", ["least": .points(least)])
  }
  package static func widthBetween(least: Double, most: Double) -> Sentence {
    says("apart.bound.width.between", ["least": .points(least), "most": .points(most)])
  }
  package static func alwaysTall(least: Double) -> Sentence {
    says("apart.bound.height", ["least": .points(least)])
  }
  package static func heightBetween(least: Double, most: Double) -> Sentence {
    says("apart.bound.height.between", ["least": .points(least), "most": .points(most)])
  }
  package static var boundNext: Sentence { says("apart.bound.next") }
}
