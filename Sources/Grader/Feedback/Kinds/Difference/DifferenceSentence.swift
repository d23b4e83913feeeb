import Course

/// The sentences about telling two layouts apart: reading a window, and what is seen there.
package enum DifferenceSentence: String, SentenceKey {
  case notALine = "apart.notALine"
  case notALineHint = "apart.notALine.hint"
  case saidTwice = "apart.saidTwice"
  case unknownSetting = "apart.unknownSetting"
  case unknownSettingHint = "apart.unknownSetting.hint"
  case notAWindow = "apart.notAWindow"
  case notAWindowHint = "apart.notAWindow.hint"
  case outOfRange = "apart.outOfRange"
  case outOfRangeHint = "apart.outOfRange.hint"
  case unknownDirection = "apart.unknownDirection"
  case unknownDirectionHint = "apart.unknownDirection.hint"

  case alike = "command.goal.alike"
  case window = "apart.window"
  case windowRightToLeft = "apart.window.rightToLeft"
  case passed = "apart.passed"
  case numbers = "apart.numbers"
  case conflicts = "apart.conflicts"
  case leavesFree = "apart.leavesFree"
  case same = "apart.same.seen"
  case sameMeaning = "apart.same.meaning"
  case sameNext = "apart.same.next"
  case bothConflict = "apart.bothConflict"
  case bothFree = "apart.bothFree"
  case neitherNext = "apart.neither.next"
  case keepLeftToRight = "apart.bound.leftToRight"
  case keepRightToLeft = "apart.bound.rightToLeft"
  case keepWidth = "apart.bound.width"
  case keepWidthBetween = "apart.bound.width.between"
  case keepHeight = "apart.bound.height"
  case keepHeightBetween = "apart.bound.height.between"
  case keepNext = "apart.bound.next"

  package var parameters: Set<String> {
    switch self {
    case .saidTwice, .unknownSetting: ["name"]
    case .notAWindow: ["text"]
    case .outOfRange: ["width", "height"]
    case .outOfRangeHint: ["least", "most"]
    case .unknownDirection: ["word"]
    case .window, .windowRightToLeft: ["width", "height"]
    case .passed, .same, .bothConflict, .bothFree: ["window"]
    case .numbers: ["anchor", "a", "b"]
    case .conflicts, .leavesFree: ["name", "other"]
    case .keepWidth, .keepHeight: ["least"]
    case .keepWidthBetween, .keepHeightBetween: ["least", "most"]
    default: []
    }
  }
}
