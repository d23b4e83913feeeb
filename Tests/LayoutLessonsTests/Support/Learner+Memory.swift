/// A review and a quiz, for what their JSON has.
extension Learner {
  /// The progress of somebody who passed the first lesson long ago.
  static let passedLongAgo = {
    let record =
      #"{"checks": 1, "hints": 0, "isRestarted": false, "isSkipped": false, "state": "solved"}"#
    let exercises = ["hold-on", "two-edges", "one-below-the-other"].map { "\"\($0)\": \(record)" }
    let review = #"{"answers": 0, "mistakes": {}, "since": 20000, "step": 0}"#
    return "{\"exercises\": {\(exercises.joined(separator: ", "))}, \"reviews\": "
      + "{\"two-screens\": \(review)}, \"version\": 1}"
  }()

  /// A lesson that is due, a wrong answer, and a quiz that is answered twice.
  static func memoryRuns() throws -> [(words: String, run: Run)] {
    let learner = try Learner()
    learner.run("next")
    try learner.write(passedLongAgo, to: "progress.json")
    var runs = [["review"], ["review", "160"], ["review"]].map {
      ($0[0], learner.run(words: $0 + ["--json"]))
    }
    for form in ["before", "after"] {
      runs.append(("quiz", learner.run("quiz", "--\(form)", "--json")))
      let letters = (1...18).map { "\($0): a" }.joined(separator: "\n")
      try learner.write(letters, to: "quiz-\(form).txt")
      runs.append(("quiz", learner.run("quiz", "--\(form)", "--json")))
    }
    return runs
  }
}
