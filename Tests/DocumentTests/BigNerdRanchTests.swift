import Testing

/// Source: Big Nerd Ranch, *iOS Programming*, "Programmatic Views", in its translation.
@Suite("Big Nerd Ranch's programs")
struct BigNerdRanchTests {
  /// Where the control ends up on a phone of 375 points.
  private func output(_ name: String, _ lines: String) throws -> [String] {
    try DocumentProgram("BigNerdRanch/\(name).swift").output(of: lines)
  }

  @Test("a view that is asked for and isn't there is loaded, once")
  func loading() throws {
    let output = try output(
      "MapView",
      """
        let controller = MapViewController()
        print(controller.isViewLoaded, controller.mapView == nil)
        print(controller.view === controller.mapView, controller.isViewLoaded)
        let window = shown(controller)
        tell("map", controller.mapView)
        print(window.rootViewController === controller)
      """)
    #expect(
      output == [
        "false true", "MapViewController loaded its view.", "true true", "map 0.0 0.0 375.0 667.0",
        "true",
      ])
  }

  @Test(
    "the control goes under the bar, below it, and inside the margins",
    arguments: [
      ("Anchors", "control 0.0 0.0 375.0 32.0"), ("LayoutGuide", "control 0.0 28.0 375.0 32.0"),
      ("Margins", "control 16.0 28.0 343.0 32.0"),
    ])
  func stages(name: String, frame: String) throws {
    let output = try output(
      name,
      """
        let controller = MapViewController()
        let window = shown(controller)
        print(window.bounds.width)
        tell("control", controller.segmentedControl)
      """)
    #expect(output == ["375.0", frame])
  }

  @Test("a guide follows a higher bar, which a number would not")
  func higherBar() throws {
    let output = try output(
      "LayoutGuide",
      """
        let controller = MapViewController()
        let window = shown(controller)
        controller.additionalSafeAreaInsets.top = 64
        window.layoutIfNeeded()
        tell("control", controller.segmentedControl)
      """)
    #expect(output == ["control 0.0 72.0 375.0 32.0"])
  }

  @Test("choosing a segment changes the map, by target and action")
  func mapTypes() throws {
    let output = try output(
      "MapTypes",
      """
        let controller = MapViewController()
        let window = shown(controller)
        tell("control", controller.segmentedControl)
        for index in [1, 2, 0, -1] {
          controller.segmentedControl.selectedSegmentIndex = index
          controller.segmentedControl.sendActions(for: .valueChanged)
          print(controller.mapView.mapType.rawValue)
        }
        controller.segmentedControl.sendActions(for: .touchUpInside)
        print(controller.segmentedControl.actions(
          forTarget: controller, forControlEvent: .valueChanged) ?? [], window.isHidden)
      """)
    #expect(
      output == [
        "control 16.0 28.0 343.0 32.0", "2", "1", "0", "0", "[\"mapTypeChanged:\"] false",
      ])
  }

  @Test("a picture is one and a half times as wide as high")
  func aspect() throws {
    let output = try output(
      "AspectRatio",
      """
        let controller = PictureController()
        let window = shown(controller)
        print(window.bounds.width)
        tell("picture", controller.imageView)
      """)
    #expect(output == ["375.0", "picture 0.0 0.0 150.0 100.0"])
  }

  @Test("the forgotten mask fills the console")
  func forgottenMask() throws {
    let output = try output(
      "ForgottenMask",
      """
        let controller = MapViewController()
        controller.viewRespectsSystemMinimumLayoutMargins = false
        controller.loadViewIfNeeded()
        controller.view.layoutMargins = .zero
        controller.view.layoutIfNeeded()
        tell("control", controller.segmentedControl)
      """)
    let margins = "UILayoutGuide:0x'UIViewLayoutMarginsGuide'"
    let trailing =
      "<NSLayoutConstraint:0x UISegmentedControl:0x.trailing == \(margins).trailing   (active)>"
    let entries = [
      "<NSLayoutConstraint:0x UISegmentedControl:0x.leading == \(margins).leading   (active)>",
      trailing,
      "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Width' MKMapView:0x.width == 0   (active)>",
      "<NSLayoutConstraint:0x 'UIView-leftMargin-guide-constraint' H:|-(0)-[\(margins)](LTR)   "
        + "(active, names: '|':MKMapView:0x )>",
      "<NSLayoutConstraint:0x 'UIView-rightMargin-guide-constraint' H:[\(margins)]-(0)-|(LTR)   "
        + "(active, names: '|':MKMapView:0x )>",
      "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UISegmentedControl:0x.width == 212   "
        + "(active)>",
    ]
    let conflicts = ConsoleConflicts(in: output)
    #expect(conflicts.lists.last == entries)
    #expect(conflicts.broken.last == trailing)
    #expect(output.last == "control 0.0 0.0 212.0 32.0")
  }
}
