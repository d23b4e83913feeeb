/// Whatever can run a learner's program: the real thing, or a stand-in.
package struct AnswerRunner: Sendable {
  private let body: @Sendable (SwiftRequest) throws(SwiftFailure) -> SwiftRun

  package init(_ body: @escaping @Sendable (SwiftRequest) throws(SwiftFailure) -> SwiftRun) {
    self.body = body
  }

  /// Runs a program once for each case.
  ///
  /// - Throws: Why no layout came of it.
  package func run(_ request: SwiftRequest) throws(SwiftFailure) -> SwiftRun { try body(request) }

  /// For commands that never see a Swift answer.
  package static let none = AnswerRunner { (_) throws(SwiftFailure) in
    throw .unavailable(reason: "no Swift is run here", advice: "answer in equations")
  }
}
