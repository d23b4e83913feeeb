extension Lesson {
  /// How long a learner takes for the lesson and its exercises, in whole minutes.
  ///
  /// 150 words a minute; a minute for each blank or question, 2 for a line that is added or mended,
  /// 4 for an answer that is written from the beginning, 6 for one that is written in Swift alone.
  package func minutes(with exercises: [Exercise]) -> Int {
    let tasks = exercises.map { $0.task.split { $0.isWhitespace }.count }
    let words = document.blocks.wordCount + tasks.reduce(0, +)
    let work = exercises.map { $0.minutes }.reduce(0, +)
    return Int((Double(words) / 150 + Double(work)).rounded(.up))
  }
}

extension Exercise {
  fileprivate var minutes: Int {
    if notations == [.swift] { return 6 }
    if !questions.isEmpty { return questions.count }
    let blanks = starter.text.split(separator: "\n").reduce(0) { count, line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return count + code.split(separator: "___", omittingEmptySubsequences: false).count - 1
    }
    return switch kind {
    case .build, .break: 4
    case .complete, .repair: 2
    case .fill, .tellApart, .predict, .choose: blanks
    }
  }
}
