public import Foundation

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  fileprivate(set) var storedTitle: String
  fileprivate(set) var storedImage: UIImage?

  init(storedTitle: String, storedImage: UIImage?) {
    (self.storedTitle, self.storedImage) = (storedTitle, storedImage)
    super.init()
  }

  open var title: String { storedTitle }
  open var image: UIImage? { storedImage }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, for buttons, controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: UIAction.Identifier
  open var subtitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  private weak var sentBy: AnyObject?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic." + UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.subtitle = subtitle
    super.init(storedTitle: title, storedImage: image)
  }

  open var sender: Any? { sentBy }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  func run(sentBy sender: AnyObject) {
    sentBy = sender
    handler(self)
  }
}

/// A list of actions; it is kept, and never shown.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  public let children: [UIMenuElement]
  public let options: Options

  public init(
    title: String = "", image: UIImage? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    super.init(storedTitle: title, storedImage: image)
  }
}
