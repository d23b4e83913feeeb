import LayoutUIKit
import Testing

@MainActor @Suite("Frames")
struct FrameTests {
  let view = UIView(width: 300, height: 200)

  private func place(_ view: UIView, _ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    view.layoutIfNeeded()
  }

  @Test("an axis that nobody decides is at 0 in its superview")
  func open() {
    let red = view.addFreeSubview()
    place(view, red.widthAnchor.constraint(equalToConstant: 10))
    #expect(red.numbers == [0, 0, 10, 0])
  }

  @Test("an axis held by one inequality sits on it")
  func inequality() {
    let red = view.addFreeSubview()
    place(view, red.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 9))
    #expect(red.frame.minX == 9)
  }

  @Test("leading is on the right where the text runs from right to left")
  func direction() {
    let red = view.addFreeSubview()
    view.semanticContentAttribute = .forceRightToLeft
    place(
      view, red.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      red.widthAnchor.constraint(equalToConstant: 50))
    #expect(red.frame.minX == 230)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(red.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("hugging decides who stretches, compression who is squeezed")
  func content() {
    let name = view.addFreeSubview(ContentView(40, 20))
    let field = view.addFreeSubview(ContentView(60, 30))
    name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    place(
      view, name.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: name.trailingAnchor),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      name.topAnchor.constraint(equalTo: view.topAnchor),
      field.topAnchor.constraint(equalTo: view.topAnchor))
    #expect(name.numbers == [0, 0, 40, 20])
    #expect(field.numbers == [40, 0, 260, 30])
    view.frame.size.width = 70
    view.layoutIfNeeded()
    #expect(name.numbers == [0, 0, 40, 20])
    #expect(field.numbers == [40, 0, 30, 30])
    name.content.width = 50
    view.layoutIfNeeded()
    #expect(field.numbers == [50, 0, 20, 30])
  }

  @Test("edges go to the pixels of a screen with three to a point")
  func pixels() {
    let three = (0..<3).map { _ in view.addFreeSubview() }
    view.frame.size.width = 100.5
    place(
      view, three[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
      three[1].leadingAnchor.constraint(equalTo: three[0].trailingAnchor),
      three[2].leadingAnchor.constraint(equalTo: three[1].trailingAnchor),
      three[2].trailingAnchor.constraint(equalTo: view.trailingAnchor),
      three[1].widthAnchor.constraint(equalTo: three[0].widthAnchor),
      three[2].widthAnchor.constraint(equalTo: three[0].widthAnchor))
    let pixels = three.map {
      [$0.frame.minX * 3, $0.frame.maxX * 3].map { ($0 * 1000).rounded() / 1000 }
    }
    #expect(pixels == [[0, 101], [101, 201], [201, 302]])
  }

  @Test("alignment rectangles are laid out, frames follow")
  func alignment() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 2)
      }
    }
    let card = view.addFreeSubview(Shadowed())
    place(
      view, card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      card.widthAnchor.constraint(equalToConstant: 50),
      card.heightAnchor.constraint(equalToConstant: 40))
    #expect(card.numbers == [10, 10, 52, 44])
  }

  @Test("baselines line up texts of different sizes; a view without text has its edges")
  func baselines() {
    let labels = [34, 17].map { (size: CGFloat) in
      let label = view.addFreeSubview(UILabel())
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let line = view.addFreeSubview()
    place(
      view, labels[0].topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      labels[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: view.leadingAnchor),
      labels[1].firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 4),
      line.lastBaselineAnchor.constraint(equalTo: labels[0].lastBaselineAnchor))
    let base = 20 + labels[0].font.ascender
    #expect(abs(labels[1].frame.minY + labels[1].font.ascender - base) <= 0.5)
    let last = labels[0].frame.maxY + labels[0].font.descender
    #expect(abs(line.frame.maxY - last) <= 0.5)
    #expect(labels[1].frame.minY > 25)
  }

  @Test(
    "a constant that changes moves the view at the next pass, and a frame set by hand doesn't stay")
  func changes() {
    let red = view.addFreeSubview()
    let top = red.topAnchor.constraint(equalTo: view.topAnchor, constant: 10)
    place(view, top)
    top.constant = 30
    #expect(red.frame.minY == 10)
    UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
    #expect(red.frame.minY == 30)
    red.frame.origin.y = 77
    view.setNeedsLayout()
    top.constant = 31
    view.layoutIfNeeded()
    #expect(red.frame.minY == 31)
  }

  @Test("the fitting size is the smallest that content and constraints allow")
  func fitting() {
    let card = view.addFreeSubview()
    let label = card.addFreeSubview(ContentView(42, 22))
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 10),
    ])
    let compressed = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: 62, height: 32))
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 32))
  }

  @Test("expanded, it is the largest; a required width is kept, and the view stays as it is")
  func expanded() {
    let card = view.addFreeSubview()
    let limit = card.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
    limit.isActive = true
    let expanded = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(expanded == CGSize(width: 150, height: 10_000))
    let both = card.systemLayoutSizeFitting(
      CGSize(width: 40, height: 30), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .required)
    #expect(both == CGSize(width: 40, height: 30))
    #expect(card.frame == .zero)
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 70))
    #expect(framed.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test("the distance between two anchors can be tied like a width")
  func distance() {
    let red = view.addFreeSubview()
    let before = view.leadingAnchor.anchorWithOffset(to: red.leadingAnchor)
    let after = red.trailingAnchor.anchorWithOffset(to: view.trailingAnchor)
    place(
      view, red.widthAnchor.constraint(equalToConstant: 60),
      after.constraint(equalTo: before, multiplier: 2))
    #expect(red.numbers == [80, 0, 60, 0])
    #expect(view.layoutGuides.isEmpty && view.constraints.count == 1)
  }

  @Test(
    "the distance between two anchors may be negative, in both reading directions",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func negativeDistance(direction: UIUserInterfaceLayoutDirection) {
    let (red, blue) = (UIView(), UIView())
    let across = red.trailingAnchor.anchorWithOffset(to: blue.leadingAnchor)
    let down = red.bottomAnchor.anchorWithOffset(to: blue.topAnchor)
    let tie = across.constraint(equalToConstant: -10)
    #expect(tie.firstItem == nil && tie.firstAttribute == .notAnAttribute)
    // The views may come into a hierarchy later.
    for each in [red, blue] { _ = view.addFreeSubview(each) }
    view.setReadingDirection(direction)
    place(
      view, red.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      red.topAnchor.constraint(equalTo: view.topAnchor),
      red.widthAnchor.constraint(equalToConstant: 60),
      red.heightAnchor.constraint(equalToConstant: 40),
      blue.widthAnchor.constraint(equalToConstant: 60),
      down.constraint(equalTo: across, multiplier: 2), tie)
    #expect(blue.numbers == [direction == .leftToRight ? 50 : view.frame.width - 110, 20, 60, 0])
    red.removeFromSuperview()
    #expect(!tie.isActive)
  }

  @Test("of two labels that hug equally the first one stretches, whichever is first")
  func stretched() {
    for order in [[0, 1], [1, 0]] {
      let row = UIView(width: 300, height: 50)
      let views = [ContentView(40, 10), ContentView(60, 10)]
      for index in order { _ = row.addFreeSubview(views[index]) }
      tieInRow(row)
      #expect(row.subviews[0].frame.width == 300 - row.subviews[1].intrinsicContentSize.width)
    }
  }

  @Test("of two labels that resist compression equally the last one shrinks, whichever is last")
  func squeezed() {
    for order in [[0, 1], [1, 0]] {
      let row = UIView(width: 80, height: 50)
      let views = [ContentView(40, 10), ContentView(60, 10)]
      for index in order { _ = row.addFreeSubview(views[index]) }
      tieInRow(row)
      #expect(row.subviews[0].frame.width == row.subviews[0].intrinsicContentSize.width)
    }
  }

  /// Ties two subviews to the edges of their superview and to each other.
  private func tieInRow(_ row: UIView) {
    let (first, last) = (row.subviews[0], row.subviews[1])
    NSLayoutConstraint.activate([
      last.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      last.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      first.leadingAnchor.constraint(equalTo: row.leadingAnchor),
    ])
    row.layoutIfNeeded()
  }

  @Test("a transform survives layout, which sets bounds and centre")
  func transform() {
    let red = view.addFreeSubview()
    let double = CGAffineTransform(scaleX: 2, y: 1).translatedBy(x: 5, y: 0)
    red.transform = double
    let width = red.widthAnchor.constraint(equalToConstant: 40)
    place(
      view, red.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 50),
      red.topAnchor.constraint(equalTo: view.topAnchor),
      red.heightAnchor.constraint(equalToConstant: 20), width)
    #expect(red.transform == double)
    #expect(red.bounds.size == CGSize(width: 40, height: 20))
    #expect(red.center == CGPoint(x: 70, y: 10))
    #expect(red.numbers == [40, 0, 80, 20])
    width.constant = 60
    view.layoutIfNeeded()
    #expect(red.transform == double)
    #expect(red.numbers == [30, 0, 120, 20])
    red.transform = .identity
    #expect(red.numbers == [50, 0, 60, 20])
  }

  @Test("a frame that is set is the one that the transform gives")
  func transformedFrame() {
    let red = UIView()
    red.transform = CGAffineTransform(rotationAngle: .pi / 2)
    red.frame = CGRect(x: 10, y: 20, width: 60, height: 40)
    #expect(abs(red.bounds.width - 40) < 1e-9 && abs(red.bounds.height - 60) < 1e-9)
    #expect(red.center == CGPoint(x: 40, y: 40))
    #expect(abs(red.frame.minX - 10) < 1e-9 && abs(red.frame.width - 60) < 1e-9)
  }

  @Test("ambiguity is seen in a window alone")
  func ambiguity() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let red = window.addFreeSubview()
    let ties = [
      red.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      red.topAnchor.constraint(equalTo: window.topAnchor),
      red.heightAnchor.constraint(equalToConstant: 10),
    ]
    NSLayoutConstraint.activate(ties)
    #expect(red.hasAmbiguousLayout)
    window.layoutIfNeeded()
    red.exerciseAmbiguityInLayout()
    #expect(red.frame.width > 0)
    red.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!red.hasAmbiguousLayout)
    #expect(red.window === window)
  }
}

@MainActor @Suite("Frames and constraints side by side")
struct MixedLayoutTests {
  let root = UIView(width: 200, height: 100)

  @Test("one subview may keep its frame while another follows constraints, to the first one too")
  func siblings() {
    let framed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    framed.autoresizingMask = .flexibleWidth
    root.addSubview(framed)
    let tied = root.addFreeSubview()
    let inside = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    tied.addSubview(inside)
    NSLayoutConstraint.activate([
      tied.leadingAnchor.constraint(equalTo: framed.trailingAnchor, constant: 5),
      tied.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      tied.topAnchor.constraint(equalTo: framed.topAnchor),
      tied.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(framed.numbers == [10, 10, 50, 20])
    #expect(tied.numbers == [65, 10, 135, 30])
    #expect(inside.numbers == [1, 2, 3, 4])
    root.frame.size.width = 260
    root.layoutIfNeeded()
    #expect(framed.numbers == [10, 10, 110, 20])
    #expect(tied.numbers == [125, 10, 135, 30])
    framed.frame.origin.x = 0
    root.layoutIfNeeded()
    #expect(tied.frame.minX == 115)
  }

  @Test("a frame that is set on a tied view stays until its superview is laid out again")
  func jumpsBack() {
    let tied = root.addFreeSubview()
    NSLayoutConstraint.activate([
      tied.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      tied.topAnchor.constraint(equalTo: root.topAnchor),
      tied.widthAnchor.constraint(equalToConstant: 40),
      tied.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    tied.frame = CGRect(x: 70, y: 70, width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(tied.numbers == [70, 70, 10, 10])
    root.setNeedsLayout()
    #expect(tied.numbers == [70, 70, 10, 10])
    root.layoutIfNeeded()
    #expect(tied.numbers == [20, 0, 40, 30])
    tied.center = CGPoint(x: 0, y: 0)
    tied.bounds.size.width = 2
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(tied.numbers == [20, 0, 40, 30])
  }

  @Test("a frame that is set in layoutSubviews after super stays")
  func setInLayout() {
    final class Moving: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews[0].frame.origin.x += 7
      }
    }
    let root = Moving(width: 100, height: 100)
    let tied = root.addFreeSubview()
    NSLayoutConstraint.activate([
      tied.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      tied.widthAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(tied.numbers == [27, 0, 40, 0])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(tied.numbers == [27, 0, 40, 0])
  }

  @Test("a button grows as far as its view allows")
  func growingButton() {
    final class Growing: UIView {
      let button = UIButton(type: .system)
      var buttonSize = CGSize(width: 100, height: 100)
      private lazy var width = button.widthAnchor.constraint(equalToConstant: 0)
      private lazy var height = button.heightAnchor.constraint(equalToConstant: 0)

      override class var requiresConstraintBasedLayout: Bool { true }

      override func updateConstraints() {
        if button.superview == nil { tie() }
        (width.constant, height.constant) = (buttonSize.width, buttonSize.height)
        super.updateConstraints()
      }

      private func tie() {
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        (width.priority, height.priority) = (.defaultLow, .defaultLow)
        NSLayoutConstraint.activate([
          width, height, button.centerXAnchor.constraint(equalTo: centerXAnchor),
          button.centerYAnchor.constraint(equalTo: centerYAnchor),
          button.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
          button.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor),
        ])
      }
    }
    let view = Growing(width: 300, height: 200)
    view.layoutIfNeeded()
    #expect(view.button.numbers == [100, 50, 100, 100])
    view.buttonSize = CGSize(width: 260, height: 260)
    view.setNeedsUpdateConstraints()
    #expect(view.button.numbers == [100, 50, 100, 100])
    view.layoutIfNeeded()
    #expect(view.button.numbers == [20, 0, 260, 200])
  }

  @Test("a view of one's own makes its constraints anew each time it asks for updates")
  func remaking() {
    final class Custom: UIView {
      let button = UIButton(type: .system)
      var made: [NSLayoutConstraint] = []
      var buttonSize = CGSize(width: 100, height: 100)

      init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
      }

      required init?(coder: NSCoder) { nil }

      override class var requiresConstraintBasedLayout: Bool { true }

      func didTap() {
        buttonSize = CGSize(width: 200, height: 200)
        setNeedsUpdateConstraints()
      }

      override func updateConstraints() {
        NSLayoutConstraint.deactivate(made)
        made = [
          button.widthAnchor.constraint(equalToConstant: buttonSize.width),
          button.heightAnchor.constraint(equalToConstant: buttonSize.height),
          button.centerXAnchor.constraint(equalTo: centerXAnchor),
          button.centerYAnchor.constraint(equalTo: centerYAnchor),
        ]
        NSLayoutConstraint.activate(made)
        super.updateConstraints()
      }
    }
    let view = Custom()
    view.layoutIfNeeded()
    #expect(view.button.numbers == [100, 100, 100, 100])
    view.didTap()
    view.layoutIfNeeded()
    #expect(view.button.numbers == [50, 50, 200, 200])
    #expect(view.constraints.count == 2 && view.button.constraints.count == 2)
  }
}
