import Foundation
import LayoutEngine

struct ControllerState {
  var nibName: String?
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var navigationItem: UINavigationItem?
  var additionalSafeArea: UIEdgeInsets = .zero
  /// What the bars of a containing controller cover.
  var barInsets: UIEdgeInsets = .zero
  var respectsMinimumMargins = true
  var topGuide: BarLayoutGuide?
  var bottomGuide: BarLayoutGuide?
  var isVisible = false
}

extension UIViewController {
  func adoptRootView(_ view: UIView) {
    view.layoutState.controller = self
    view.itemAnchors.letGo()
    if case .absolute(let margins) = view.layoutState.margins, margins == .eightAround {
      view.layoutState.margins = .directional(systemMinimumLayoutMargins)
    }
    minimumMarginsChanged()
    safeAreaChanged()
  }

  /// Gives the root view the margins that suit its window, and keeps those that code has set.
  func minimumMarginsChanged() {
    guard let view = viewIfLoaded else { return }
    let old = view.layoutState.systemMinimumMargins
    let new = state.respectsMinimumMargins ? systemMinimumLayoutMargins : .zero
    guard new != old else { return }
    if new != .zero, case .directional(old) = view.layoutState.margins {
      view.layoutState.margins = .directional(new)
    }
    view.setSystemMinimumMargins(new)
  }

  /// Adds what the controller and the bars around it cover to what the view knows.
  ///
  /// Bars cover nothing before the window is shown: until then they have no place on the screen.
  func safeAreaChanged() {
    guard let view = viewIfLoaded else { return }
    let bars = view.window?.isHidden == false ? state.barInsets : .zero
    let whole = state.additionalSafeArea + bars
    if view.layoutState.ownSafeArea != whole { view.setSafeArea(whole) }
    for child in state.children { child.safeAreaChanged() }
  }

  /// The guide along the part of the view that bars cover at the top or the bottom.
  func barGuide(top: Bool) -> BarLayoutGuide {
    loadViewIfNeeded()
    if let made = top ? state.topGuide : state.bottomGuide, made.owner === viewIfLoaded {
      return made
    }
    let guide = BarLayoutGuide()
    guide.owner = viewIfLoaded
    guide.isBuiltIn = true
    guide.identifier = top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    guide.placing = .inset { view in
      let (covered, height) = (view.safeAreaInsets, view.bounds.height)
      return top
        ? UIEdgeInsets(top: 0, left: 0, bottom: height - covered.top, right: 0)
        : UIEdgeInsets(top: height - covered.bottom, left: 0, bottom: 0, right: 0)
    }
    if top { state.topGuide = guide } else { state.bottomGuide = guide }
    return guide
  }

  var logName: String { "<\(typeName): \(address)>" }

  /// Ends the program if the view is to come from a file, of which there is none.
  func checkNib() {
    guard let name = state.nibName else { return }
    raise(
      LayoutException(
        .internalInconsistency,
        "Could not load NIB in bundle: 'NSBundle (loaded)' with name '\(name)'"))
  }

  func raiseForMissingView() {
    raise(
      LayoutException(
        .internalInconsistency,
        "loadView: \(String(describing: type(of: self))) must set its view property."))
  }
}

extension UIEdgeInsets {
  /// The margins that a view has from the start.
  fileprivate static let eightAround = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

/// The system's margins at the sides of a controller's view.
enum PhoneMargin {
  /// The widths of phones' upright screens with their margins, from narrow to wide.
  ///
  /// Source: docs/SEMANTICS.md, S7.10, which names one for each width.
  private static let known: [(width: CGFloat, side: CGFloat)] = [
    (320, 16), (375, 16), (390, 16), (393, 16), (414, 20), (428, 20), (430, 20),
  ]

  /// The margin in a window: that of the widest of these phones which fits into it.
  ///
  /// A phone that lies on its side has the margin that it has upright.
  static func side(in size: CGSize) -> CGFloat {
    known.last { $0.width <= min(size.width, size.height) }?.side ?? 16
  }
}
