public import Foundation
public import LayoutUIKit

/// A view that would show a map: it has a place in a layout, and remembers what it was told.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open var mapType: MKMapType = .standard
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
