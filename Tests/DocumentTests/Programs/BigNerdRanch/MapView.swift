// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import MapKit
import UIKit

class MapViewController: UIViewController {
  var mapView: MKMapView!

  override func loadView() {
    mapView = MKMapView()
    view = mapView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("MapViewController loaded its view.")
  }
}
