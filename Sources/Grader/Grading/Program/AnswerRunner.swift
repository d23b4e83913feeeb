/// Whatever can run a learner's program: the real thing, or a stand-in.
package struct AnswerRunner: Sendable {
  private let body: @Sendable (SwiftRequest) throws(SwiftFailure) -> SwiftRun

  package init(_ body: @escaping @Sendable (SwiftRequest) throws(SwiftFailure) -> SwiftRun) {
    self.body = body
  }

  /// Runs a program once for each case.
  package func outcome(of request: SwiftRequest) -> Result<SwiftRun, SwiftFailure> {
    Result { () throws(SwiftFailure) in try body(request) }
  }

  /// For commands that never see a Swift answer.
  package static let none = AnswerRunner { (_) throws(SwiftFailure) in throw .notRunHere }
}
