//! exercise: title-and-switch
//! kind: right
//! verdict: passed
//! sort: styles
// a small key-path DSL (rules from one view's anchor to another's) in a protocol-based row layout
// makes exactly the eight constraints.
import UIKit

// cell: from margin to margin, 16 points below the top of the safe area, 80 points tall.
// label: 16 points after the leading edge of cell, centered vertically in cell.
// toggle: 16 points before the trailing edge of cell, centered vertically in cell.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

typealias Rule = (_ view: UIView, _ other: UIView) -> NSLayoutConstraint

func equal<Axis, Anchor>(
  _ from: KeyPath<UIView, Anchor>, _ to: KeyPath<UIView, Anchor>, plus constant: CGFloat = 0
) -> Rule where Axis: AnyObject, Anchor: NSLayoutAnchor<Axis> {
  { view, other in
    view[keyPath: from].constraint(equalTo: other[keyPath: to], constant: constant)
  }
}

func equal<Axis, Anchor>(
  _ both: KeyPath<UIView, Anchor>, plus constant: CGFloat = 0
) -> Rule where Axis: AnyObject, Anchor: NSLayoutAnchor<Axis> {
  equal(both, both, plus: constant)
}

func fixed(_ dimension: KeyPath<UIView, NSLayoutDimension>, _ constant: CGFloat) -> Rule {
  { view, _ in
    view[keyPath: dimension].constraint(equalToConstant: constant)
  }
}

extension UIView {
  func rules(to other: UIView, _ rules: Rule...) -> [NSLayoutConstraint] {
    rules.map { $0(self, other) }
  }
}

protocol ScreenLayout {
  var constraints: [NSLayoutConstraint] { get }
}

extension ScreenLayout {
  func apply() {
    NSLayoutConstraint.activate(constraints)
  }
}

struct SettingsRowLayout: ScreenLayout {
  let cell: UIView
  let label: UILabel
  let toggle: UISwitch
  let screen: UIView
  var padding: CGFloat = 16
  var height: CGFloat = 80

  var constraints: [NSLayoutConstraint] {
    let forCell = cell.rules(
      to: screen,
      equal(\.leadingAnchor, \.layoutMarginsGuide.leadingAnchor),
      equal(\.trailingAnchor, \.layoutMarginsGuide.trailingAnchor),
      equal(\.topAnchor, \.safeAreaLayoutGuide.topAnchor, plus: padding),
      fixed(\.heightAnchor, height))
    let forLabel = label.rules(
      to: cell,
      equal(\.leadingAnchor, plus: padding),
      equal(\.centerYAnchor))
    let forToggle = toggle.rules(
      to: cell,
      equal(\.trailingAnchor, plus: -padding),
      equal(\.centerYAnchor))
    return forCell + forLabel + forToggle
  }
}

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
  SettingsRowLayout(cell: cell, label: label, toggle: toggle, screen: view).apply()
}
