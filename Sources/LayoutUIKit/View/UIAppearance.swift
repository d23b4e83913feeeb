public import Foundation

/// What views and bars have in common for those who style them.
///
/// Apple's `appearance()` collects looks for all that come later; ours keeps none.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
