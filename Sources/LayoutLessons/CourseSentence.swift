import Course

/// Which course is used, and why there is none.
enum CourseSentence: SentenceArea {
  static var none: Sentence { says("course.none") }
  static var noneAdvice: Sentence { says("course.none.advice") }
  static func notInOption(folder: String) -> Sentence {
    says("course.notInOption", ["folder": .text(folder)])
  }
  static var notInOptionAdvice: Sentence { says("course.notInOption.advice") }
  static func notInVariable(folder: String) -> Sentence {
    says("course.notInVariable", ["folder": .text(folder)])
  }
  static var notInVariableAdvice: Sentence { says("course.notInVariable.advice") }
  static func nearby(folder: String) -> Sentence {
    says("course.nearby", ["folder": .text(folder)])
  }
  static func passedOver(folder: String) -> Sentence {
    says("course.passedOver", ["folder": .text(folder)])
  }
}
