/// What of a learner's Swift file is called.
package indirect enum SwiftEntry: Hashable, Sendable {
  /// A function that gets the exercise's views: `func layOut(photo: UIImageView, in view: UIView)`.
  case function(name: String, parameters: [SwiftParameter])
  /// A view controller that makes its own views; its stored properties give them their names.
  case controller(className: String)

  package var isController: Bool {
    guard case .controller = self else { return false }
    return true
  }
}

package struct SwiftParameter: Hashable, Sendable {
  /// The argument's label; `nil` for `_`.
  package let label: String?
  /// The name of the scene's item that is handed over; its class is the snapshot's.
  package let item: String

  package init(label: String?, item: String) {
    self.label = label
    self.item = item
  }
}
