import LayoutUIKit
import Testing

@MainActor @Suite("Traits of the device, and who is told of others", .serialized)
struct TraitTests {
  private static let usual = UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(preferredContentSizeCategory: .large),
  ])
  private static let wide = UITraitCollection(horizontalSizeClass: .regular)

  private static func size(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  /// Does something on a device that has its usual traits before and afterwards.
  private func onDevice(_ body: () -> Void) {
    UIScreen.main.become(Self.usual)
    body()
    UIScreen.main.become(Self.usual)
  }

  private func window(with view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    window.addSubview(view)
    return window
  }

  @Test("views, controllers, the screen and the application say what the device says")
  func environment() {
    onDevice {
      let controller = UIViewController()
      UIScreen.main.become(UITraitCollection(traitsFrom: [Self.wide, Self.size(.small)]))
      let all = [
        UIView().traitCollection, controller.traitCollection, controller.view.traitCollection,
        UIScreen.main.traitCollection, UITraitCollection.current,
      ]
      #expect(all.map(\.horizontalSizeClass) == Array(repeating: .regular, count: 5))
      #expect(all.map(\.verticalSizeClass) == Array(repeating: .regular, count: 5))
      #expect(all.map(\.preferredContentSizeCategory) == Array(repeating: .small, count: 5))
      #expect(UIApplication.shared.preferredContentSizeCategory == .small)
      Self.size(.medium).performAsCurrent {
        #expect(UITraitCollection.current == Self.size(.medium))
      }
      #expect(UITraitCollection.current[UITraitHorizontalSizeClass.self] == .regular)
    }
  }

  @Test(
    "fonts of text styles have Apple's sizes for the reader's choice",
    arguments: [
      (.body, .extraSmall, 14), (.body, .large, 17), (.body, .accessibilityLarge, 33),
      (.headline, .accessibilityExtraExtraExtraLarge, 53), (.caption2, .small, 11),
      (.largeTitle, .accessibilityMedium, 44), (.extraLargeTitle, .small, 36),
      (.body, .unspecified, 17),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)])
  func preferredFonts(style: UIFont.TextStyle, category: UIContentSizeCategory, points: CGFloat) {
    onDevice {
      let traits = Self.size(category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == points)
      guard category != .unspecified else { return }
      UIScreen.main.become(traits)
      #expect(UIFont.preferredFont(forTextStyle: style) == font)
    }
  }

  @Test("metrics scale by the line spacing of their style, in whole pixels, up to a maximum")
  func metrics() {
    onDevice {
      let (body, title) = (UIFontMetrics.default, UIFontMetrics(forTextStyle: .largeTitle))
      let font = UIFont.systemFont(ofSize: 17)
      #expect(body.scaledFont(for: font).pointSize == 17 && body.scaledValue(for: 7.7) == 7.7)
      #expect(body.scaledValue(for: 17, compatibleWith: Self.size(.medium)) == CGFloat(49) / 3)
      UIScreen.main.become(Self.size(.accessibilityExtraExtraExtraLarge))
      #expect(body.scaledFont(for: font).pointSize == 48)
      #expect(body.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
      #expect(title.scaledValue(for: 41) == 70)
      #expect(body.scaledFont(for: font, compatibleWith: Self.usual).pointSize == 17)
    }
  }

  private func label(_ font: UIFont, adjusts: Bool = true) -> UILabel {
    let label = UILabel()
    label.text = "ten points"
    label.font = font
    label.adjustsFontForContentSizeCategory = adjusts
    return label
  }

  private func widths(of views: [UIView], in window: UIWindow) -> [CGFloat] {
    window.layoutIfNeeded()
    return views.map(\.frame.width)
  }

  @Test("a text takes the reader's size at once if it is to, and keeps its own otherwise")
  func adjusting() {
    onDevice {
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      stack.axis = .vertical
      stack.alignment = .leading
      let body = UIFont.preferredFont(forTextStyle: .body)
      let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
      let (field, text) = (UITextField(), UITextView())
      text.isScrollEnabled = false
      text.textContainerInset = .zero
      for view in [field, text] as [any UIContentSizeCategoryAdjusting] {
        view.adjustsFontForContentSizeCategory = true
      }
      (field.text, field.font, text.text, text.font) = ("ten points", body, "ten points", body)
      let styled = label(body)
      styled.attributedText = NSAttributedString(string: "ten points", attributes: [.font: scaled])
      let views = [
        label(body), label(body, adjusts: false), label(scaled), label(.systemFont(ofSize: 17)),
        styled, field, text, UIButton(configuration: .plain()),
      ]
      (views[7] as? UIButton)?.configuration?.title = "ten points"
      for view in views { stack.addArrangedSubview(view) }
      let window = window(with: stack)
      #expect(widths(of: views, in: window) == [85, 85, 50, 85, 50, 85, 95, 109])
      UIScreen.main.become(Self.size(.accessibilityLarge))
      #expect(widths(of: views, in: window) == [165, 85, 92, 85, 92, 165, 175, 179])
      UIScreen.main.become(Self.usual)
      #expect(widths(of: views, in: window) == [85, 85, 50, 85, 50, 85, 95, 109])
    }
  }

  @Test("whoever registered is told of a trait, superviews first, with the traits before")
  func registrations() {
    onDevice {
      var notes: [String] = []
      let (controller, inner) = (UIViewController(), UILabel())
      controller.view.addSubview(inner)
      controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (controller: UIViewController, before: UITraitCollection) in
        let now = controller.traitCollection.horizontalSizeClass
        notes.append("controller \(before.horizontalSizeClass) \(now)")
      }
      let sizes: [UITrait] = [
        UITraitPreferredContentSizeCategory.self, UITraitVerticalSizeClass.self,
      ]
      let registration = inner.registerForTraitChanges(sizes) { (label: UILabel, before) in
        notes.append("label \(before.preferredContentSizeCategory == .large)")
      }
      let window = window(with: controller.view)
      #expect(notes == [])
      UIScreen.main.become(UITraitCollection(traitsFrom: [Self.wide, Self.size(.small)]))
      UIScreen.main.become(UITraitCollection(traitsFrom: [Self.wide, Self.size(.small)]))
      #expect(notes == ["controller compact regular", "label true"])
      inner.unregisterForTraitChanges(registration)
      UIScreen.main.become(Self.usual)
      #expect(notes.dropFirst(2) == ["controller regular compact"])
      #expect(window.subviews == [controller.view])
    }
  }

  /// A view that writes down what its methods are told.
  private final class Told: UIView {
    var notes: [String] = []

    func heard(_ notification: Notification) {
      let size = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      notes.append(size ?? "")
    }
    func plain() { notes.append("plain") }
    func one(_ view: UIView) { notes.append("one \(view === self)") }
    func two(_ view: UIView, _ before: UITraitCollection) {
      notes.append("two \(view === self) \(before.horizontalSizeClass)")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      notes.append("didChange \(String(describing: previousTraitCollection?.horizontalSizeClass))")
    }
  }

  @Test("actions take the view and its traits before, the view, or nothing")
  func actions() {
    onDevice {
      let told = Told()
      let width: [UITrait] = [UITraitHorizontalSizeClass.self]
      told.registerForTraitChanges(width, action: Selector(Told.plain))
      told.registerForTraitChanges(width, action: Selector(Told.one(_:)))
      UIView().registerForTraitChanges(width, target: told, action: Selector(Told.one(_:)))
      told.registerForTraitChanges(width, target: told, action: Selector(Told.two(_:_:)))
      let window = window(with: told)
      UIScreen.main.become(Self.wide)
      #expect(
        told.notes == [
          "didChange Optional(LayoutUIKit.UIUserInterfaceSizeClass.compact)", "plain", "one true",
          "two true compact",
        ])
      #expect(window.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test("a view outside of the window is told when it comes into it")
  func outside() {
    onDevice {
      let (told, late) = (Told(), UILabel())
      late.adjustsFontForContentSizeCategory = true
      late.font = .preferredFont(forTextStyle: .body)
      told.addSubview(late)
      let window = window(with: UIView())
      UIScreen.main.become(Self.size(.accessibilityLarge))
      #expect(told.notes == [] && late.font.pointSize == 17)
      window.addSubview(told)
      #expect(told.notes.count == 1 && late.font.pointSize == 33)
      told.removeFromSuperview()
      window.addSubview(told)
      #expect(told.notes.count == 1)
    }
  }

  /// A view whose constraints follow from its traits.
  private final class Adaptive: UIView {
    let column = UIView()
    lazy var width = column.widthAnchor.constraint(equalToConstant: 100)

    override func updateConstraints() {
      width.constant = traitCollection.horizontalSizeClass == .regular ? 300 : 100
      width.isActive = true
      super.updateConstraints()
    }
  }

  @Test("constraints that were updated by traits are updated again when these change")
  func tracking() {
    onDevice {
      let view = Adaptive(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      _ = view.addFreeSubview(view.column)
      view.column.heightAnchor.constraint(equalToConstant: 10).isActive = true
      let window = window(with: view)
      window.layoutIfNeeded()
      #expect(view.column.frame.width == 100)
      UIScreen.main.become(Self.wide)
      window.layoutIfNeeded()
      #expect(view.column.frame.width == 300)
    }
  }

  @Test("a change of the size is posted once, with the new size")
  func notification() {
    onDevice {
      let told = Told()
      NotificationCenter.default.addObserver(
        told, selector: Selector(Told.heard(_:)), name: UIContentSizeCategory.didChangeNotification,
        object: nil)
      UIScreen.main.become(UITraitCollection(traitsFrom: [Self.wide, Self.size(.small)]))
      UIScreen.main.become(Self.size(.small))
      #expect(told.notes == ["UICTContentSizeCategoryS"])
    }
  }
}
