import Course
import Grading
import LayoutEngine

extension WindowError {
  /// What is wrong, and how to mend it.
  var words: (message: Sentence, hint: Sentence?) {
    switch self {
    case .notALine: words(.notALine, hint: .notALineHint, [:])
    case .saidTwice(let name): words(.saidTwice, hint: nil, ["name": .text(name)])
    case .unknownSetting(let name):
      words(.unknownSetting, hint: .unknownSettingHint, ["name": .text(name)])
    case .notAWindow(let text): words(.notAWindow, hint: .notAWindowHint, ["text": .text(text)])
    case .outOfRange(let window):
      words(
        .outOfRange, hint: .outOfRangeHint,
        [
          "width": .points(window.width), "height": .points(window.height),
          "least": .points(WindowBound.lengths.lowerBound),
          "most": .points(WindowBound.lengths.upperBound),
        ])
    case .unknownDirection(let word):
      words(.unknownDirection, hint: .unknownDirectionHint, ["word": .text(word)])
    }
  }

  private func words(
    _ message: DifferenceSentence, hint: DifferenceSentence?, _ values: [String: Sentence.Value]
  ) -> (message: Sentence, hint: Sentence?) {
    (Sentence(message, values), hint.map { Sentence($0, values) })
  }
}
