import Foundation

/// What kind of exception ends the program, by the name that UIKit gives it.
package enum ExceptionName: String, Sendable {
  case invalidArgument = "NSInvalidArgumentException"
  case generic = "NSGenericException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case invalidLayoutConstraint = "NSInvalidLayoutConstraintException"
}

/// An exception that UIKit would throw: its name and its words.
package struct LayoutException: Error, Equatable, Sendable {
  package let name: ExceptionName
  package let reason: String

  package init(_ name: ExceptionName, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}

/// An exception on its way, with all that is known about its cause.
package struct RaisedException {
  package let exception: LayoutException
  /// The constraint that is at fault, if it is one.
  package let constraint: ConstraintForm?
  package let place: CreationPlace

  /// Called before the program ends, so that what was raised can be handed over.
  @MainActor package static var willEnd: ((RaisedException) -> Void)?
}

/// Ends the program in UIKit's words, at the learner's line.
@MainActor func raise(
  _ name: ExceptionName, _ reason: String, constraint: ConstraintForm?, file: StaticString,
  line: UInt
) -> Never {
  let exception = LayoutException(name, reason)
  RaisedException.willEnd?(
    RaisedException(
      exception: exception, constraint: constraint, place: CreationPlace(file, line)))
  fatalError(
    "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'",
    file: file, line: line)
}
