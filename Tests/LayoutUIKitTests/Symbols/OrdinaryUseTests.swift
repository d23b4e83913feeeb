import LayoutUIKit
import Testing

/// Code as projects have it, with every name that three or more of them use.
@MainActor @Suite("UIKit code as projects write it")
struct OrdinaryUseTests {
  @Test("a controller builds its screen with anchors, in a window of the screen's size")
  func screen() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = ProfileController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.notes == ["loadView", "viewDidLoad", "viewDidLayoutSubviews"])
    #expect(controller.photo.frame.size == CGSize(width: 64, height: 64))
    #expect(controller.photo.center.x == controller.view.bounds.midX)
    #expect(controller.title(of: controller.card) == "card")
    #expect(controller.name.superview === controller.card.content)
  }

  @Test("constraints are made, read back, strengthened and taken away")
  func constraints() {
    let (view, red) = (UIView(), UIView())
    view.addSubview(red)
    red.translatesAutoresizingMaskIntoConstraints = false
    let width = NSLayoutConstraint(
      item: red, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 20)
    width.priority = .defaultHigh
    width.identifier = "width"
    width.isActive = true
    #expect(red.constraints == [width])
    #expect(width.firstItem === red && width.secondItem == nil)
    #expect((width.firstAttribute, width.secondAttribute) == (.width, .notAnAttribute))
    #expect((width.relation, width.multiplier, width.constant) == (.equal, 1, 20))
    #expect(width.priority.rawValue == UILayoutPriority.defaultLow.rawValue + 500)
    NSLayoutConstraint.deactivate([width])
    #expect(red.constraints.isEmpty)
    let least = red.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
    let most = red.heightAnchor.constraint(lessThanOrEqualToConstant: 30)
    NSLayoutConstraint.activate([least, most])
    #expect(least.priority == .required && UILayoutPriority.fittingSizeLevel.rawValue == 50)
    red.removeFromSuperview()
    #expect(view.subviews.isEmpty)
  }

  @Test("anchors are passed on with their kinds, and margins have attributes of their own")
  func anchors() {
    let (view, red) = (UIView(), UIView())
    let guide = UILayoutGuide()
    view.addSubview(red)
    view.addLayoutGuide(guide)
    func pin<Kind: AnyObject>(_ first: NSLayoutAnchor<Kind>, _ second: NSLayoutAnchor<Kind>) {
      first.constraint(equalTo: second).isActive = true
    }
    let across: [NSLayoutXAxisAnchor] = [red.leftAnchor, guide.rightAnchor]
    let down: [NSLayoutYAxisAnchor] = [red.firstBaselineAnchor, guide.centerYAnchor]
    let sizes: [NSLayoutDimension] = [red.widthAnchor, guide.heightAnchor]
    for anchor in across { pin(anchor, view.leftAnchor) }
    for anchor in down { pin(anchor, view.topAnchor) }
    for anchor in sizes { anchor.constraint(equalToConstant: 8).isActive = true }
    let attributes: [NSLayoutConstraint.Attribute] = [
      .centerX, .centerY, .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    for attribute in attributes {
      NSLayoutConstraint(
        item: red, attribute: attribute, relatedBy: .lessThanOrEqual, toItem: view,
        attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
    #expect(guide.owningView === view)
    #expect(view.constraints.count == 4 + attributes.count + 1)
  }

  @Test("stacks, scroll views, controls and lists are put together")
  func widgets() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = .fill
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let button = UIButton(type: .system)
    button.setTitle("Next", for: .normal)
    button.setImage(UIImage(systemName: "arrow.right"), for: .normal)
    let target = Target()
    button.addTarget(target, action: "next", for: .touchUpInside)
    let field = UITextField()
    field.text = "Ada"
    let views = [button, field, UISwitch(), UIProgressView()]
    for view in views { stack.addArrangedSubview(view) }
    let scroll = UIScrollView()
    scroll.addSubview(stack)
    scroll.clipsToBounds = true
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.isHidden = true
    let cells: [UIView] = [
      UITableViewCell(style: .default, reuseIdentifier: nil).contentView,
      UICollectionViewCell(frame: .zero).contentView, UITableView(frame: .zero, style: .plain),
      list,
    ]
    #expect(cells.map(\.isHidden) == [false, false, false, true])
    #expect(stack.subviews == views)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let traits: UITraitCollection = button.traitCollection
    #expect(traits.layoutDirection == .leftToRight)
    button.sizeToFit()
    #expect(button.bounds.size == button.sizeThatFits(.zero))
  }

  @Test("a view that draws itself has a size of its own and lays out what it holds")
  func custom() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    card.autoresizingMask = .flexibleWidth
    card.semanticContentAttribute = .forceLeftToRight
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(card.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(card.content.frame == card.bounds)
    UIView.animate(withDuration: 0.3) { card.alpha = 0 }
    #expect(card.alpha == 0)
  }
}

private final class Target: NSObject {}

private final class Card: UIView {
  let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

private final class ProfileController: UIViewController {
  let photo = UIImageView(image: UIImage(named: "photo"))
  let name = UILabel()
  let card = Card(frame: .zero)
  var notes: [String] = []

  func title(of view: Card) -> String { view === card ? "card" : "" }

  override func loadView() {
    notes.append("loadView")
    view = UIView()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.append("viewDidLoad")
    photo.contentMode = .scaleAspectFill
    photo.layer.cornerRadius = 8
    photo.clipsToBounds = true
    name.text = "Ada"
    name.font = UIFont.preferredFont(forTextStyle: .body)
    name.textColor = UIColor.label
    name.textAlignment = .center
    name.numberOfLines = 0
    name.setContentHuggingPriority(.defaultHigh, for: .vertical)
    name.setContentCompressionResistancePriority(.required, for: .vertical)
    for subview in [photo, card] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    card.content.addSubview(name)
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      photo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      photo.widthAnchor.constraint(equalToConstant: 64),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 1),
      card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      card.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 96),
      card.bottomAnchor.constraint(lessThanOrEqualTo: bottomLayoutGuide.topAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if notes.last != "viewDidLayoutSubviews" { notes.append("viewDidLayoutSubviews") }
  }
}

@MainActor @Suite("Names that layout libraries use")
struct LibraryNamesTests {
  @Test("a notification about the keyboard carries the frame and the duration under UIKit's keys")
  func keyboard() {
    let frame = CGRect(x: 0, y: 508, width: 390, height: 336)
    let notification = Notification(
      name: UIResponder.keyboardWillShowNotification,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      ])
    let facts = notification.userInfo
    #expect((facts?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == frame)
    #expect(facts?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ].map(\.rawValue)
    #expect(
      names
        == ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"]
        .map { "UIKeyboard\($0)Notification" })
    #expect(
      [
        UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey,
        UIResponder.keyboardIsLocalUserInfoKey,
      ] == [
        "UIKeyboardFrameBeginUserInfoKey", "UIKeyboardAnimationCurveUserInfoKey",
        "UIKeyboardIsLocalUserInfoKey",
      ])
  }

  @Test("traits contain those of a collection that states no others")
  func traits() {
    let own = UIView().traitCollection
    #expect(own.containsTraits(in: nil) && own.containsTraits(in: UITraitCollection()))
    #expect(own.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!own.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    let phone = UITraitCollection(traitsFrom: [
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .large),
    ])
    #expect(phone.verticalSizeClass == .regular && phone.horizontalSizeClass == .unspecified)
    #expect(own.containsTraits(in: phone) && !phone.containsTraits(in: own))
    #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
  }

  @Test("sizes of text are compared by how large they are")
  func contentSizes() {
    #expect(UIContentSizeCategory.extraSmall < .small)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.large >= .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(UIView().traitCollection.preferredContentSizeCategory == .large)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
  }

  @Test("animations can be switched off, and are off while code asks for none")
  func animations() {
    var states: [Bool] = []
    UIView.performWithoutAnimation { states.append(UIView.areAnimationsEnabled) }
    UIView.setAnimationsEnabled(false)
    states.append(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    states.append(UIView.areAnimationsEnabled)
    #expect(states == [false, false, true])
    #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
    let view = UIView()
    view.layer.removeAnimation(forKey: "position")
    view.layer.removeAllAnimations()
    #expect(UIOffset(horizontal: 1, vertical: 2) != .zero)
  }
}

@MainActor @Suite("Names that older and styling code uses")
struct OlderAndStyledTests {
  @Test("the kind of device is asked for by a function, too")
  func idiom() {
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
  }

  @Test("a vector is zero from the start, and the check mark is as large as any symbol")
  func vectorAndMark() {
    #expect(CGVector() == .zero && CGVector(dx: 1, dy: 2) != .zero)
    #expect(UIImage.checkmark.size == UIImage(systemName: "arrow.right")?.size)
  }

  @Test("what can be styled is extended in one place")
  func appearance() {
    let label = UILabel().styled { $0.numberOfLines = 2 }
    #expect(label.numberOfLines == 2)
  }
}

extension UIAppearance {
  fileprivate func styled(_ style: (Self) -> Void) -> Self {
    style(self)
    return self
  }
}
