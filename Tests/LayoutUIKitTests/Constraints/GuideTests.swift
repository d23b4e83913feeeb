import LayoutUIKit
import Testing

@MainActor @Suite("Margins and guides")
struct GuideTests {
  let view = UIView(width: 300, height: 200)

  private func fill(_ guide: UILayoutGuide, in root: UIView? = nil) -> UIView {
    let view = root ?? self.view
    let red = view.addFreeSubview()
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      red.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      red.topAnchor.constraint(equalTo: guide.topAnchor),
      red.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    return red
  }

  @Test("margins are 8 points on each side, until somebody says otherwise")
  func margins() {
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let red = fill(view.layoutMarginsGuide)
    #expect(red.numbers == [8, 8, 284, 184])
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutIfNeeded()
    #expect(red.numbers == [2, 1, 294, 196])
    #expect(view.layoutMarginsGuide.layoutFrame == red.frame)
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(view.layoutGuides.isEmpty)
  }

  @Test("directional margins follow the text")
  func directional() {
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 5)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 5))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 20))
    #expect(fill(view.layoutMarginsGuide).numbers == [5, 0, 275, 200])
  }

  @Test(
    "the readable rectangle is the margins', and the middle 672 points of wide ones",
    arguments: [(300, 8, 284), (688, 8, 672), (1024, 176, 672)] as [(CGFloat, CGFloat, CGFloat)])
  func readable(width: CGFloat, left: CGFloat, readable: CGFloat) {
    view.frame.size.width = width
    let red = fill(view.readableContentGuide)
    #expect(red.numbers == [left, 8, readable, 184])
    view.frame.size.width = 1024
    view.layoutIfNeeded()
    #expect(red.numbers == [176, 8, 672, 184])
  }

  @Test("a view is told when a layout changes its margins")
  func marginsTold() {
    final class Told: UIView {
      var margins: [CGFloat] = []
      override func layoutMarginsDidChange() { margins.append(layoutMargins.left) }
    }
    let box = view.addFreeSubview(Told())
    box.preservesSuperviewLayoutMargins = true
    view.layoutMargins.left = 30
    let leading = box.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    leading.isActive = true
    view.layoutIfNeeded()
    #expect(box.layoutMargins.left == 30)
    leading.constant = 10
    view.layoutIfNeeded()
    #expect(box.layoutMargins.left == 20)
    #expect(box.margins == [20])
  }

  @Test(
    "a semantic attribute turns its own view, and none below",
    arguments: [
      (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ] as [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)])
  func semantics(
    attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection
  ) {
    view.setReadingDirection(.rightToLeft)
    let box = view.addFreeSubview()
    let leaf = box.addFreeSubview()
    box.semanticContentAttribute = attribute
    #expect(box.effectiveUserInterfaceLayoutDirection == direction)
    #expect(leaf.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == direction)
  }

  @Test("margins that are set by sides are read by the text's direction, and stay on their sides")
  func sides() {
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.directionalLayoutMargins == directional)
    view.semanticContentAttribute = .forceRightToLeft
    let turned = NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2)
    #expect(view.directionalLayoutMargins == turned)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("margins add what the safe area covers, unless they are told not to")
  func marginsInSafeArea() {
    view.setSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 5))
    #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 13))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(fill(view.layoutMarginsGuide).numbers == [8, 8, 284, 184])
    view.insetsLayoutMarginsFromSafeArea = true
    view.layoutIfNeeded()
    #expect(view.subviews[0].numbers == [8, 55, 279, 103])
  }

  @Test("a root view's margins guide begins at 72 under a safe area of 64 and margins of 8")
  func marginsUnderABar() {
    let controller = UIViewController()
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.additionalSafeAreaInsets.top = 64
    controller.view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    controller.view.layoutIfNeeded()
    #expect(controller.view.insetsLayoutMarginsFromSafeArea)
    #expect(fill(controller.view.layoutMarginsGuide, in: controller.view).frame.minY == 72)
  }

  @Test("margin attributes count from the margins")
  func attributes() {
    let red = view.addFreeSubview()
    NSLayoutConstraint(
      item: red, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leadingMargin,
      multiplier: 1, constant: 3
    ).isActive = true
    NSLayoutConstraint(
      item: red, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottomMargin,
      multiplier: 1, constant: 0
    ).isActive = true
    view.layoutIfNeeded()
    #expect(red.numbers == [11, 192, 0, 0])
  }

  @Test("a view under a superview's margin keeps it clear if asked to")
  func preserved() {
    let inner = UIView(frame: CGRect(x: 5, y: 50, width: 100, height: 100))
    view.addSubview(inner)
    view.layoutMargins.left = 30
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 25, bottom: 8, right: 8))
  }

  @Test("below a controller's view such a view has the 16 points of the screen's sides")
  func preservedOnScreen() {
    final class Told: UIViewController {
      var count = 0
      override func viewLayoutMarginsDidChange() { count += 1 }
    }
    let controller = Told()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let red = UIView(frame: controller.view.bounds)
    controller.view.addSubview(red)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(red.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    red.preservesSuperviewLayoutMargins = true
    #expect(red.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    controller.view.directionalLayoutMargins.leading = 40
    #expect(controller.count == 1)
    #expect(red.layoutMargins.left == 40)
  }

  @Test(
    "the margins of a controller's view are those of phones as wide as the window",
    arguments: [
      (320, 16), (375, 16), (390, 16), (393, 16), (402, 16), (414, 20), (427, 20), (428, 20),
      (430, 20), (300, 16),
    ] as [(CGFloat, CGFloat)])
  func widePhones(width: CGFloat, side: CGFloat) {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.systemMinimumLayoutMargins.leading == side)
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
  }

  @Test(
    "a phone that lies on its side has the margins that it has upright",
    arguments: [(667, 375, 16), (844, 390, 16), (926, 428, 20)] as [(CGFloat, CGFloat, CGFloat)])
  func phonesOnTheirSide(width: CGFloat, height: CGFloat, side: CGFloat) {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.layoutMargins.left == side)
    #expect(controller.view.layoutMargins.right == side)
  }

  @Test("these margins follow a window that gets wider or narrower, unless code has set others")
  func changingWidth() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let red = controller.view.addFreeSubview()
    red.leadingAnchor.constraint(
      equalTo: controller.view.layoutMarginsGuide.leadingAnchor
    ).isActive = true
    for (width, left) in [(390, 16), (430, 20), (390, 16)] as [(CGFloat, CGFloat)] {
      window.frame.size.width = width
      window.layoutIfNeeded()
      #expect(red.frame.minX == left)
    }
    controller.view.directionalLayoutMargins.leading = 30
    window.frame.size.width = 430
    window.layoutIfNeeded()
    #expect(red.frame.minX == 30 && controller.view.layoutMargins.right == 20)
  }

  @Test("a guide of one's own is placed by constraints, and isn't drawn")
  func own() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view)
    #expect(view.layoutGuides == [guide])
    #expect(view.subviews.isEmpty)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 7),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 150, height: 7))
  }

  @Test("without bars the safe area is all of the view, and the keyboard is below it")
  func safeArea() {
    #expect(fill(view.safeAreaLayoutGuide).numbers == [0, 0, 300, 200])
    #expect(fill(view.keyboardLayoutGuide).numbers == [0, 200, 300, 0])
  }

  @Test("the safe area of a subview is what of the window's reaches into it")
  func covered() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.setSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let page = window.addFreeSubview()
    let label = page.addFreeSubview()
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      page.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -100),
      page.widthAnchor.constraint(equalTo: window.widthAnchor),
      label.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: page.safeAreaLayoutGuide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(page.safeAreaInsets == UIEdgeInsets(top: 37, left: 0, bottom: 0, right: 0))
    #expect(page.layoutMargins == UIEdgeInsets(top: 45, left: 8, bottom: 8, right: 8))
    #expect(label.numbers == [8, 37, 0, 453])
  }

  @Test("a view that stands out of its superview has no more safe area than the superview has")
  func outside() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.setSafeArea(UIEdgeInsets(top: 64, left: 30, bottom: 83, right: 10))
    let page = UIView(frame: CGRect(x: 200, y: -50, width: 150, height: 100))
    window.addSubview(page)
    #expect(page.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 10))
  }

  @Test("a window that reads from right to left turns everything below it")
  func direction() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.setReadingDirection(.rightToLeft)
    let page = window.addFreeSubview()
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      page.widthAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(page.frame.minX == 270)
    #expect(page.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(page.traitCollection.layoutDirection == .rightToLeft)
  }
}

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
