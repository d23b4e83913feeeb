import Foundation
import LayoutMapKit
import Testing

@MainActor
@Suite("A map view")
struct MKMapViewTests {
  @Test("is a view without a size of its own, and shows the standard map")
  func fresh() {
    let map = MKMapView()
    #expect(map.mapType == .standard)
    #expect(
      map.intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test(
    "remembers what it is to show",
    arguments: [(MKMapType.standard, UInt(0)), (.satellite, 1), (.hybrid, 2)])
  func type(type: MKMapType, number: UInt) {
    let map = MKMapView()
    map.mapType = type
    #expect(map.mapType.rawValue == number)
  }
}
