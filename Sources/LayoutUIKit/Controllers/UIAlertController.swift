public import Foundation

/// A message with buttons; it is kept, and never shown.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open var message: String?
  public private(set) var preferredStyle: UIAlertController.Style = .alert
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    (self.message, self.preferredStyle) = (message, preferredStyle)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// A button of a message.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String?
  public let style: UIAlertAction.Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
