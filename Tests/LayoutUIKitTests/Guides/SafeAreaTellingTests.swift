import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Who is told of a safe area")
struct SafeAreaTellingTests {
  private final class Told: UIView {
    var tops: [CGFloat] = []
    override func safeAreaInsetsDidChange() { tops.append(safeAreaInsets.top) }
  }

  private final class Controller: UIViewController {
    let told = Told()
    var tops: [CGFloat] = []
    override func loadView() { view = told }
    override func viewSafeAreaInsetsDidChange() { tops.append(view.safeAreaInsets.top) }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  @Test("a view is told when a layout changes what reaches into it, and once for each change")
  func laidOut() {
    window.setSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    let page = window.addFreeSubview(Told())
    let top = page.topAnchor.constraint(equalTo: window.topAnchor)
    NSLayoutConstraint.activate([
      top, page.heightAnchor.constraint(equalToConstant: 100),
      page.widthAnchor.constraint(equalTo: window.widthAnchor),
    ])
    window.layoutIfNeeded()
    #expect(page.tops == [47])
    top.constant = 10
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(page.tops == [47, 37])
    top.constant = 47
    window.layoutIfNeeded()
    #expect(page.tops == [47, 37, 0])
    top.constant = 60
    window.layoutIfNeeded()
    #expect(page.tops == [47, 37, 0])
  }

  @Test("a view knows what covers it before it lays out its subviews")
  func order() {
    final class Page: UIView {
      var events: [String] = []
      override func safeAreaInsetsDidChange() { events.append("told") }
      override func layoutSubviews() {
        super.layoutSubviews()
        events.append("laid out")
      }
    }
    window.setSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    let page = Page(frame: window.bounds)
    window.addSubview(page)
    window.layoutIfNeeded()
    #expect(page.events == ["told", "laid out"])
  }

  @Test("what the window's bars cover reaches a controller and the views below its own")
  func controllers() {
    let controller = Controller()
    let header = Told(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    controller.told.addSubview(header)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.tops == [])
    window.setSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    window.layoutIfNeeded()
    #expect(controller.told.tops == [47])
    #expect(controller.tops == [47])
    #expect(header.tops == [47])
  }

  @Test("what a controller adds is told at once, and below its view by the next layout")
  func added() {
    let controller = Controller()
    let header = Told(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    controller.told.addSubview(header)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets.top = 20
    #expect(controller.tops == [20])
    #expect(header.tops == [])
    window.layoutIfNeeded()
    #expect(controller.tops == [20])
    #expect(header.tops == [20])
  }
}
