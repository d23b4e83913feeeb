import Foundation
package import LayoutEngine

/// An exception that UIKit would throw: its name and its words.
package struct LayoutException: Error, Equatable, Sendable {
  package let name: ExceptionName
  package let reason: String

  package init(_ name: ExceptionName, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  /// What UIKit throws with a message; `nil` for one that it only writes to the console.
  package init?(_ message: RuntimeMessage) {
    guard let name = message.exception else { return nil }
    self.init(name, message.text)
  }
}

/// An exception on its way, with all that is known about its cause.
package struct RaisedException {
  package let exception: LayoutException
  /// The constraint where the error is, if the error is in one.
  package let constraint: ConstraintForm?
  package let place: CreationPlace

  /// Called before the program ends, so that what was raised can be handed over.
  @MainActor package static var willEnd: ((RaisedException) -> Void)?
}

/// Ends the program in UIKit's words.
///
/// - Parameters:
///   - exception: What is thrown.
///   - constraint: The constraint that raises it, if it is one.
///   - place: The learner's line, where it is known. Where it isn't, as in a property's setter,
///     whoever runs the program finds the line of the call on the stack.
/// - Returns: Never.
@MainActor package func raise(
  _ exception: LayoutException, constraint: ConstraintForm? = nil, at place: CreationPlace = .none
) -> Never {
  RaisedException.willEnd?(
    RaisedException(exception: exception, constraint: constraint, place: place))
  fatalError(
    "*** Terminating app due to uncaught exception '\(exception.name.rawValue)', reason: "
      + "'\(exception.reason)'",
    file: place.file, line: place.line)
}
