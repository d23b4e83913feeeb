public import Foundation
public import LayoutUIKit

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
