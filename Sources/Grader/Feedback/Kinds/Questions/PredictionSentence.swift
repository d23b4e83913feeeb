package import Course

/// The sentences about lines of a prediction answer that can't be read.
package enum PredictionSentence: SentenceArea {
  package static var notAPrediction: Sentence { says("prediction.notAPrediction") }
  package static var notAPredictionHint: Sentence { says("prediction.notAPrediction.hint") }
  package static func unknownQuestion(name: String) -> Sentence {
    says("prediction.unknownQuestion", ["name": .text(name)])
  }
  package static func unknownQuestionHint(names: String) -> Sentence {
    says("prediction.unknownQuestion.hint", ["names": .text(names)])
  }
  package static func unknownWord(word: String) -> Sentence {
    says("prediction.unknownWord", ["word": .text(word)])
  }
  package static func unknownWordHint(words: String) -> Sentence {
    says("prediction.unknownWord.hint", ["words": .text(words)])
  }
  package static func predictedTwice(name: String) -> Sentence {
    says("prediction.predictedTwice", ["name": .text(name)])
  }
  package static func notALogLine(word: String) -> Sentence {
    says("prediction.notALogLine", ["word": .text(word)])
  }
  package static func unknownLogLine(number: Int) -> Sentence {
    says("prediction.unknownLogLine", ["number": .count(number)])
  }
  package static func logLineHint(first: Int, last: Int) -> Sentence {
    says("prediction.logLine.hint", ["first": .count(first), "last": .count(last)])
  }
  package static var oneLogLine: Sentence { says("prediction.oneLogLine") }
  package static var oneEquation: Sentence { says("prediction.oneEquation") }
  package static var oneEquationHint: Sentence { says("prediction.oneEquation.hint") }
}
