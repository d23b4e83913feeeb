import Foundation

/// Gives controls their `state`, which in this module's own views is the name of something else.
@preconcurrency @MainActor
public protocol ControlStateful {
  var controlState: UIControl.State { get }
}

extension ControlStateful {
  /// How the control is at the moment.
  public var state: UIControl.State { controlState }
}
