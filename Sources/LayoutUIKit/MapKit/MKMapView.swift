public import Foundation
// As with Apple's, `import MapKit` is enough to have views.
@_exported public import LayoutUIKit

/// A view that would show a map: it has a place in a layout, and remembers what it was told.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open var mapType: MKMapType = .standard

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }
}

public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5
}
