import Foundation
import LayoutUIKit
import Testing

/// The map's controller of the course's documents, with a plain view for the map.
private final class MapController: UIViewController {
  let choice = UISegmentedControl(items: ["Standard", "Hybrid", "Satellite"])

  override func loadView() {
    view = UIView()
    choice.backgroundColor = UIColor.white.withAlphaComponent(0.5)
    choice.selectedSegmentIndex = 0
    choice.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(choice)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      choice.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8),
      choice.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      choice.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}

@MainActor @Suite("A segmented control below the status bar")
struct SegmentedTests {
  @Test("it stands 8 points below the bar, and between the margins")
  func frames() {
    let controller = MapController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.choice.numbers == [16, 28, 343, 32])
    #expect(controller.topLayoutGuide.length == 20)
    #expect(controller.bottomLayoutGuide.length == 0)
  }
}
