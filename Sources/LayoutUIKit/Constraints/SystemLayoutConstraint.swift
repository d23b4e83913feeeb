/// A constraint that UIKit makes itself, such as of a label's content, for reading.
///
/// It prints as UIKit's does and names the view or guide that it is about. It can't be switched off.
final class SystemLayoutConstraint: NSLayoutConstraint {
  private let text: String

  init(_ text: String, of item: (any LayoutObject)?, _ attribute: Attribute) {
    self.text = text
    super.init()
    form = ConstraintForm(
      first: ConstraintSide(item, attribute), relation: .equal, second: nil)
    isMadeBySystem = true
  }

  override var isActive: Bool {
    get { true }
    set {}
  }
  override nonisolated var description: String { text }
}
