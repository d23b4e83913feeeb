package import LayoutEngine

/// Questions about the beliefs that people bring along, each in two forms with other numbers.
package struct Quiz: Sendable {
  /// The quiz's file in the course's folder; a course may have none.
  package static let fileName = "quiz.json"

  package enum Form: String, CaseIterable, Hashable, Sendable {
    case before, after
  }

  package let items: [Item]

  init(_ file: CourseText) throws(CourseError) {
    items = try file.json().object { object throws(CourseError) in
      try object.required("items").array(of: .says("json.items.quiz")) {
        item throws(CourseError) in try item.object(Item.init)
      }
    }
  }

  /// A belief that isn't true, and the questions that show who has it.
  package struct Item: Sendable {
    /// The name under which answers are kept; never changes.
    package let id: String
    package let belief: String
    /// What is true instead.
    package let truth: String
    /// The id of the lesson that is about it.
    package let lesson: String
    package let questions: [Form: Question]
    package let place: SourcePlace

    fileprivate init(_ object: inout ObjectReader) throws(CourseError) {
      place = object.place
      id = try object.required("id").slug()
      belief = try object.required("belief").string()
      truth = try object.required("truth").string()
      lesson = try object.required("lesson").string()
      var questions: [Form: Question] = [:]
      for form in Form.allCases {
        questions[form] = try object.required(form.rawValue).object(Question.init)
      }
      self.questions = questions
    }
  }

  package struct Question: Hashable, Sendable {
    package let words: String
    /// The equations or the code that the question is about.
    package let lines: [String]
    package let window: Size
    package let direction: LayoutDirection
    /// What the engine can answer about the lines; `nil` if it can't.
    package let asks: String?
    package let choices: [Choice]
    /// The letter of the right choice.
    package let right: String
    /// The letter of the choice that somebody with the belief makes.
    package let believed: String

    package func choice(_ mark: String) -> Choice? { choices.first { $0.mark == mark } }

    fileprivate init(_ object: inout ObjectReader) throws(CourseError) {
      words = try object.required("question").string()
      lines = try object.optional("lines")?.strings() ?? []
      let size = try object.optional("window")?.numbers(count: 2) ?? [320, 80]
      window = Size(width: size[0], height: size[1])
      direction = try object.optional("direction")?.oneOf(LayoutDirection.self) ?? .leftToRight
      asks = try object.optional("asks")?.string()
      choices = try object.required("choices").members().map {
        mark, choice throws(CourseError) in
        try choice.object { object throws(CourseError) in try Choice(mark, &object) }
      }
      right = try object.required("right").string()
      believed = try object.required("believed").string()
    }
  }

  package struct Choice: Hashable, Sendable {
    /// The letter to call it by: `a`.
    package let mark: String
    package let words: String
    /// What the engine finds if it is right; `nil` where the engine can't answer.
    package let value: String?
    /// What choosing it shows about the one who chose.
    package let shows: String

    fileprivate init(_ mark: String, _ object: inout ObjectReader) throws(CourseError) {
      self.mark = mark
      words = try object.required("words").string()
      value = try object.optional("value")?.string()
      shows = try object.required("shows").string()
    }
  }
}

extension CourseLoader {
  /// The course's quiz; `nil` if it has none.
  package func quiz() throws(CourseError) -> Quiz? {
    has(Quiz.fileName) ? try Quiz(read(Quiz.fileName)) : nil
  }
}

extension OpenCourse {
  package func quiz() throws(CourseError) -> Quiz? { try loader.quiz() }
}
