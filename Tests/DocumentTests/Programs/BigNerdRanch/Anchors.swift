// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import MapKit
import UIKit

class MapViewController: UIViewController {
  var mapView: MKMapView!
  var segmentedControl: UISegmentedControl!

  override func loadView() {
    mapView = MKMapView()
    view = mapView

    segmentedControl = UISegmentedControl(items: ["Standard", "Hybrid", "Satellite"])
    segmentedControl.backgroundColor = UIColor.white.withAlphaComponent(0.5)
    segmentedControl.selectedSegmentIndex = 0

    segmentedControl.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(segmentedControl)

    let topConstraint = segmentedControl.topAnchor.constraint(equalTo: view.topAnchor)
    let leadingConstraint = segmentedControl.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    let trailingConstraint = segmentedControl.trailingAnchor.constraint(
      equalTo: view.trailingAnchor)

    topConstraint.isActive = true
    leadingConstraint.isActive = true
    trailingConstraint.isActive = true
  }
}
