import Course
import LayoutEngine

extension FailureReason {
  /// The verdict on a program from which no layout came.
  init(_ failure: SwiftFailure, of answer: Answer, to exercise: Exercise) {
    func layoutCase(_ index: Int) -> LayoutCase? {
      exercise.cases.indices.contains(index) ? exercise.cases[index] : nil
    }
    switch failure {
    case .refused(let refusal):
      let range = SourceRange(
        line: refusal.place.line, column: refusal.place.column, length: refusal.length)
      let message = CompilerMessage(kind: .error, place: refusal.place, text: refusal.reason)
      self = .notCompiled(
        CompilerFinding(messages: [message], range: range, isRefusal: true))
    case .notCompiled(let messages):
      self.init(refusing: messages, in: answer)
    case .timedOut(let seconds, let index):
      self = .timedOut(seconds: seconds, layoutCase(index))
    case .crashed(let crash):
      self = .crashed(
        CrashFinding(
          crash, range: answer.range(ofLine: crash.line), layoutCase: layoutCase(crash.caseIndex)))
    case .limitExceeded(let limit): self = .limitExceeded(.program(limit))
    case .unavailable(let reason, let advice): self = .notRun(reason: reason, advice: advice)
    }
  }
}

extension FailureReason {
  /// That a compiler refuses an answer; the first error is spoken of.
  init(refusing messages: [CompilerMessage], in answer: Answer) {
    let place = messages.first { $0.kind == .error }?.place
    self = .notCompiled(
      CompilerFinding(
        messages: messages, range: place.map { answer.range(ofWordAt: $0) }, isRefusal: false))
  }
}

extension Answer {
  /// The word or the sign that stands at a place.
  fileprivate func range(ofWordAt place: SourcePlace) -> SourceRange {
    let lines = text.sourceLines
    guard lines.indices.contains(place.line - 1) else {
      return SourceRange(line: place.line, column: place.column, length: 1)
    }
    let word = lines[place.line - 1].dropFirst(place.column - 1)
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return SourceRange(line: place.line, column: place.column, length: max(1, word.count))
  }
}
