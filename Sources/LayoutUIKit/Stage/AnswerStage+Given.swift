import Foundation
import LayoutEngine

extension AnswerStage {
  /// The classes that an exercise's views may have: how one is made, and what is one.
  private static let classes: [String: (make: (CGRect) -> UIView, isOne: (UIView) -> Bool)] = [
    "UIView": ({ UIView(frame: $0) }, { $0.isPlain }),
    "UILabel": ({ UILabel(frame: $0) }, { $0 is UILabel }),
    "UIImageView": ({ UIImageView(frame: $0) }, { $0 is UIImageView }),
    "UIButton": ({ UIButton(frame: $0) }, { $0 is UIButton }),
    "UISwitch": ({ UISwitch(frame: $0) }, { $0 is UISwitch }),
    "UITextField": ({ UITextField(frame: $0) }, { $0 is UITextField }),
    "UISegmentedControl": (
      { UISegmentedControl(frame: $0) }, { $0 is UISegmentedControl }
    ),
    "UIScrollView": ({ UIScrollView(frame: $0) }, { $0 is UIScrollView }),
    "UITableViewCell": (
      {
        let cell = UITableViewCell()
        cell.frame = $0
        return cell
      }, { $0 is UITableViewCell }
    ),
    "UIStackView": ({ UIStackView(frame: $0) }, { $0 is UIStackView }),
  ]

  /// Whether a view may be what an exercise calls by a class.
  static func isView(_ view: UIView, ofClass name: String) -> Bool {
    classes[name]?.isOne(view) ?? view.isPlain
  }

  /// Makes what the case holds, with the constraints that are in force from the start.
  func makeGivenViews() {
    for entry in given.items {
      let parent = entry.item.parent.flatMap { objects[Int($0.index)] as? UIView }
      switch entry.item.kind {
      case .view: objects.append(view(entry, in: parent))
      case .guide, .distance: objects.append(guide(entry.item, in: parent))
      }
    }
    givenConstraints = given.constraints.map { constraint(from: $0.draft) }
    NSLayoutConstraint.activate(givenConstraints)
  }

  private func view(_ entry: SnapshotItem, in parent: UIView?) -> UIView {
    let item = entry.item
    let make = Self.classes[entry.className]?.make ?? { UIView(frame: $0) }
    let view: UIView
    switch item.placement {
    case .given(let frame): view = make(CGRect(frame))
    case .translated(let frame, let mask, _):
      view = make(CGRect(frame))
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask.rawValue))
    case .constraints, .inset, .content:
      view = make(.zero)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    var margins = item.margins
    if objects.isEmpty {
      view.frame = window.bounds
      window.addSubview(view)
      margins = given.firstInsets?.margins ?? margins
    }
    if margins != .defaultMargins { view.layoutMargins = UIEdgeInsets(margins) }
    if let text = item.text, let label = view as? UILabel {
      label.font = text.font.made
      if case .style = text.font { label.adjustsFontForContentSizeCategory = true }
      label.numberOfLines = text.numberOfLines
    }
    view.showContent(of: item)
    (view as? UIScrollView)?.scroll(asFor: item)
    setPriorities(item, of: view)
    switch item.direction {
    case nil: break
    case .leftToRight: view.semanticContentAttribute = .forceLeftToRight
    case .rightToLeft: view.semanticContentAttribute = .forceRightToLeft
    }
    parent?.addSubview(view)
    return view
  }

  /// Sets the case's priorities, where the view's class has others.
  private func setPriorities(_ item: Item, of view: UIView) {
    for (axis, ours) in [
      (NSLayoutConstraint.Axis.horizontal, Axis.horizontal), (.vertical, .vertical),
    ] {
      let hugging = UILayoutPriority(Float(item.hugging[ours].value))
      if view.contentHuggingPriority(for: axis) != hugging {
        view.setContentHuggingPriority(hugging, for: axis)
      }
      let compression = UILayoutPriority(Float(item.compression[ours].value))
      if view.contentCompressionResistancePriority(for: axis) != compression {
        view.setContentCompressionResistancePriority(compression, for: axis)
      }
    }
  }

  private func guide(_ item: Item, in parent: UIView?) -> UILayoutGuide {
    if let parent, let own = OwnGuide.named(item.name)?.guide {
      return ownGuide(own, of: parent, item)
    }
    let guide = UILayoutGuide()
    guide.identifier = item.name
    if case .inset(let insets) = item.placement {
      let fixed = UIEdgeInsets(insets)
      guide.placing = .inset { _ in fixed }
    }
    parent?.addLayoutGuide(guide)
    return guide
  }

  /// A guide that the view has by itself: the case says how much of the view is covered.
  ///
  /// The case's margins include the safe area, which the view adds to the margins of its own.
  private func ownGuide(_ guide: OwnGuide, of view: UIView, _ item: Item) -> UILayoutGuide {
    if case .inset(let insets) = item.placement {
      switch guide {
      case .margins, .readable, .content, .frame: break
      case .keyboard: view.placeKeyboard(UIEdgeInsets(insets))
      case .safeArea:
        let margins = view.layoutMargins
        view.layoutState.ownSafeArea = UIEdgeInsets(given.firstInsets?.safeArea ?? insets)
        view.layoutMargins = margins + view.layoutState.ownSafeArea.negated
      }
    }
    return view.ownGuide(guide) ?? UILayoutGuide()
  }

  private func constraint(from draft: ConstraintDraft) -> NSLayoutConstraint {
    var form = ConstraintForm(
      first: side(draft.first) ?? ConstraintSide(nil, .notAnAttribute),
      relation: .init(rawValue: draft.relation.rawValue) ?? .equal,
      second: side(draft.second), multiplier: draft.multiplier, constant: draft.constant,
      place: CreationPlace("exercise", 0))
    form.priority = UILayoutPriority(Float(draft.priority))
    form.identifier = draft.identifier
    return NSLayoutConstraint(form)
  }

  private func side(_ anchor: Anchor?) -> ConstraintSide? {
    guard let anchor, let item = objects[Int(anchor.item.index)] as? any LayoutObject,
      let attribute = NSLayoutConstraint.Attribute(rawValue: anchor.attribute.rawValue)
    else { return nil }
    return ConstraintSide(item, attribute)
  }
}

extension UIView {
  /// The guide; `nil` for one that only scroll views have, of another view.
  func ownGuide(_ guide: OwnGuide) -> UILayoutGuide? {
    switch guide {
    case .margins: layoutMarginsGuide
    case .safeArea: safeAreaLayoutGuide
    case .readable: readableContentGuide
    case .keyboard: keyboardLayoutGuide
    case .content: (self as? UIScrollView)?.contentLayoutGuide
    case .frame: (self as? UIScrollView)?.frameLayoutGuide
    }
  }

  /// Lets the view count as showing what an exercise's item shows, whatever it holds; a label shows
  /// its text.
  func showContent(of item: Item) {
    if let text = item.text, let label = self as? UILabel {
      if label.text != text.content { label.text = text.content }
      return
    }
    let none = UIView.noIntrinsicMetric
    let size = CGSize(width: item.intrinsic.width ?? none, height: item.intrinsic.height ?? none)
    guard layoutState.givenContent != size || layoutState.givenBaselines != item.baselines else {
      return
    }
    layoutState.givenContent = size
    layoutState.givenBaselines = item.baselines
    noteContentChange()
  }

  /// Whether the view is one that has nothing of UIKit's own to show.
  fileprivate var isPlain: Bool { type(of: self) == UIView.self || !isOfUIKit && !isWhole }

  private var isWhole: Bool {
    self is UIControl || self is UILabel || self is UIImageView || self is UIScrollView
      || self is UIStackView
  }
}

extension ItemText.Font {
  fileprivate var made: UIFont {
    switch self {
    case .style(let style): .preferredFont(forTextStyle: .of(style))
    case .size(let size): .systemFont(ofSize: size)
    }
  }
}

extension UIScrollView {
  /// Scrolls as an exercise says, where no bar moves the content besides.
  func scroll(asFor item: Item) {
    if contentInsetAdjustmentBehavior != .never { contentInsetAdjustmentBehavior = .never }
    let offset = CGPoint(x: item.contentOffset.x, y: item.contentOffset.y)
    guard layoutState.givenOffset != offset else { return }
    layoutState.givenOffset = offset
    contentOffset = offset
  }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
