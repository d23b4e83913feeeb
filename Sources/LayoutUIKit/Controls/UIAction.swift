public import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, for buttons and controls.
@preconcurrency @MainActor
open class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: UIAction.Identifier
  open var title: String
  open var image: UIImage?
  private weak var sentBy: AnyObject?
  private let handler: UIActionHandler

  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
    (self.title, self.image, self.handler) = (title, image, handler)
    super.init()
  }

  open var sender: Any? { sentBy }

  func run(sentBy sender: AnyObject) {
    sentBy = sender
    handler(self)
  }
}
