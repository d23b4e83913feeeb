import LayoutUIKit
import Testing

@MainActor @Suite("Traits of the device, and who is told of others", .serialized)
struct TraitTests {
  private static let wide = UITraitCollection(horizontalSizeClass: .regular)

  private static func size(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  /// Does something on a device that has its usual traits before and afterwards.
  private func onDevice(_ body: () -> Void) {
    body()
    UIScreen.main.become(
      UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact), Self.size(.large),
      ]))
  }

  private func window(with view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    window.addSubview(view)
    return window
  }

  @Test("views, controllers, the screen and code have the device's traits, and say them")
  func environment() {
    onDevice {
      let page = UIViewController()
      UIScreen.main.become(UITraitCollection(traitsFrom: [Self.wide, Self.size(.small)]))
      let all = [
        UIView().traitCollection, page.traitCollection, UIScreen.main.traitCollection, .current,
      ]
      #expect(all.map(\.horizontalSizeClass) == Array(repeating: .regular, count: 4))
      #expect(all.map(\.verticalSizeClass) == Array(repeating: .regular, count: 4))
      #expect(all.map(\.preferredContentSizeCategory) == Array(repeating: .small, count: 4))
      #expect(UIApplication.shared.preferredContentSizeCategory == .small)
    }
  }

  @Test(
    "fonts of text styles have Apple's sizes for the reader's choice",
    arguments: [
      (.body, .extraSmall, 14), (.body, .accessibilityLarge, 33), (.caption2, .small, 11),
      (.largeTitle, .accessibilityMedium, 44), (.extraLargeTitle, .small, 36),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)])
  func preferredFonts(style: UIFont.TextStyle, category: UIContentSizeCategory, points: CGFloat) {
    onDevice {
      let font = UIFont.preferredFont(
        forTextStyle: style, compatibleWith: Self.size(category))
      UIScreen.main.become(Self.size(category))
      #expect(font.pointSize == points && UIFont.preferredFont(forTextStyle: style) == font)
    }
  }

  @Test("metrics scale by the line spacing of their style, in whole pixels, up to a maximum")
  func metrics() {
    onDevice {
      let (body, font) = (UIFontMetrics.default, UIFont.systemFont(ofSize: 17))
      #expect(body.scaledFont(for: font).pointSize == 17 && body.scaledValue(for: 7.7) == 7.7)
      #expect(body.scaledValue(for: 17, compatibleWith: Self.size(.medium)) == CGFloat(49) / 3)
      UIScreen.main.become(Self.size(.accessibilityExtraExtraExtraLarge))
      #expect(body.scaledFont(for: font).pointSize == 48)
      #expect(body.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
      #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 41) == 70)
    }
  }

  private func label(_ font: UIFont, adjusts: Bool = true) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = ("ten points", font)
    label.adjustsFontForContentSizeCategory = adjusts
    return label
  }

  @Test("a text that adjusts takes the reader's size and a layout follows; others keep theirs")
  func adjusting() {
    onDevice {
      let body = UIFont.preferredFont(forTextStyle: .body)
      let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
      let (styled, field, text) = (label(body), UITextField(), UITextView())
      styled.attributedText = NSAttributedString(string: "ten points", attributes: [.font: scaled])
      (field.text, field.font, text.text, text.font) = ("ten points", body, "ten points", body)
      (field.adjustsFontForContentSizeCategory, text.adjustsFontForContentSizeCategory) = (
        true, true
      )
      text.isScrollEnabled = false
      let button = UIButton(configuration: .plain())
      button.configuration?.title = "ten points"
      let stack = UIStackView(arrangedSubviews: [
        label(body), label(body, adjusts: false), label(scaled), label(.systemFont(ofSize: 17)),
        styled, field, text, button,
      ])
      stack.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      (stack.axis, stack.alignment) = (.vertical, .leading)
      let window = window(with: stack)
      var widths: [[CGFloat]] = []
      for size in [UIContentSizeCategory.large, .accessibilityLarge, .large] {
        UIScreen.main.become(Self.size(size))
        window.layoutIfNeeded()
        widths.append(stack.arrangedSubviews.map(\.frame.width))
      }
      let usual: [CGFloat] = [85, 85, 50, 85, 50, 85, 95, 109]
      #expect(widths == [usual, [165, 85, 92, 85, 92, 165, 175, 179], usual])
    }
  }

  /// A view that writes down what it is told, and makes its constraints from its traits.
  private final class Told: UIView {
    var notes: [String] = []
    lazy var width = widthAnchor.constraint(equalToConstant: 100)

    func plain() { notes.append("plain") }
    func two(_ view: UIView, _ before: UITraitCollection) {
      notes.append("two \(view === self) \(before.horizontalSizeClass)")
    }
    func heard(_ notification: Notification) {
      notes.append("\(notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] ?? "")")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      notes.append("didChange")
    }

    override func updateConstraints() {
      width.constant = traitCollection.horizontalSizeClass == .regular ? 300 : 100
      width.isActive = true
      super.updateConstraints()
    }
  }

  @Test(
    "who registers is told of a trait, controllers first, with the traits before; so is who enters")
  func registrations() {
    onDevice {
      let (page, told) = (UIViewController(), Told())
      page.view = told
      let width: [UITrait] = [UITraitHorizontalSizeClass.self]
      page.registerForTraitChanges(width) { (page: UIViewController, before: UITraitCollection) in
        told.notes.append("page \(before.horizontalSizeClass)")
      }
      told.registerForTraitChanges(width, action: Selector(Told.plain))
      told.registerForTraitChanges(width, target: told, action: Selector(Told.two(_:_:)))
      let other = told.registerForTraitChanges(width) { (view: Told, _) in view.notes.append("no") }
      told.unregisterForTraitChanges(other)
      NotificationCenter.default.addObserver(
        told, selector: Selector(Told.heard(_:)),
        name: UIContentSizeCategory.didChangeNotification, object: nil)
      let window = window(with: told)
      UIScreen.main.become(Self.wide)
      UIScreen.main.become(Self.wide)
      #expect(told.notes == ["page compact", "didChange", "plain", "two true compact"])
      told.removeFromSuperview()
      UIScreen.main.become(Self.size(.small))
      window.addSubview(told)
      #expect(told.notes.dropFirst(4) == ["UICTContentSizeCategoryS", "didChange"])
      #expect(page.viewIfLoaded === told)
    }
  }

  @Test("constraints that were updated by traits are updated again when these change")
  func tracking() {
    onDevice {
      let view = UIView(width: 390, height: 844)
      let told = view.addFreeSubview(Told())
      told.heightAnchor.constraint(equalToConstant: 10).isActive = true
      let window = window(with: view)
      window.layoutIfNeeded()
      #expect(told.frame.width == 100)
      UIScreen.main.become(Self.wide)
      window.layoutIfNeeded()
      #expect(told.frame.width == 300)
    }
  }
}
