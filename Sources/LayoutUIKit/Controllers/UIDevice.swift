public import Foundation

/// The device: a phone held upright, whatever runs the program; Apple's is the real one.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// The kind of device, as it was asked for before `UIDevice` told it.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
