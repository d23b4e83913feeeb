// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import LayoutEngine
public import LayoutUIKit

/// A constraint that Masonry made, so that logs and updates know it.
public final class MASLayoutConstraint: NSLayoutConstraint {
  public override init() {
    super.init()
    logStyle = .masonry
  }

  /// The name that logs print in place of the address.
  public var mas_key: Any? {
    get { logKey }
    set { logKey = newValue }
  }
}
