import Foundation

extension UIViewController {
  /// Lets the view fill a superview, and runs the life cycle round it.
  ///
  /// When the view is appearing it hangs in the window and has its size; its subviews are laid out
  /// after that. Source: documentation of `viewIsAppearing(_:)`.
  func appear(in superview: UIView) {
    loadViewIfNeeded()
    guard let view = viewIfLoaded else { return }
    let isOnScreen = superview.window?.isHidden == false
    let isComing = isOnScreen && !state.isVisible
    if isComing { tell { $0.viewWillAppear(false) } }
    view.frame = superview.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    safeAreaChanged()
    minimumMarginsChanged()
    if isComing { tell { $0.viewIsAppearing(false) } }
    if isOnScreen { superview.layoutIfNeeded() }
    guard isComing else { return }
    tell {
      $0.state.isVisible = true
      $0.viewDidAppear(false)
    }
  }

  /// Runs the end of the life cycle round what takes the view away.
  func disappear(hide: () -> Void) {
    guard state.isVisible else { return hide() }
    tell { $0.viewWillDisappear(false) }
    hide()
    tell {
      $0.state.isVisible = false
      $0.viewDidDisappear(false)
    }
  }

  /// Tells the controller and then the children whose views hang in its view.
  private func tell(_ message: (UIViewController) -> Void) {
    message(self)
    for child in state.children where child.hangsInParent { child.tell(message) }
  }

  /// Tells the children of a change of the window's size; their views grow as much as this one's.
  ///
  /// Apple's knows better what size a child gets, and asks `size(forChildContentContainer:…)`.
  func tellChildren(of size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    let own = viewIfLoaded?.bounds.size ?? size
    for child in state.children where child.hangsInParent {
      let old = child.viewIfLoaded?.bounds.size ?? own
      let new = CGSize(
        width: old.width + size.width - own.width, height: old.height + size.height - own.height)
      child.viewWillTransition(to: new, with: coordinator)
    }
  }

  private var hangsInParent: Bool {
    guard let own = viewIfLoaded, let outer = state.parent?.viewIfLoaded else { return false }
    return own.hangs(in: outer)
  }

  func adopt(_ child: UIViewController) {
    guard child.state.parent !== self else { return }
    child.willMove(toParent: self)
    child.leaveParent()
    child.state.parent = self
    state.children.append(child)
  }

  func leaveParent() {
    guard let parent = state.parent else { return }
    parent.state.children.removeAll { $0 === self }
    state.parent = nil
    didMove(toParent: nil)
  }

  /// Lets go of what the controller presents, or of itself where it is presented.
  func letGo() {
    guard state.presented == nil, let presenting = state.presenting else {
      state.presented?.state.presenting = nil
      state.presented = nil
      return
    }
    presenting.letGo()
  }

  private func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var controller = state.parent
    while let current = controller {
      if let found = current as? Kind { return found }
      controller = current.state.parent
    }
    return nil
  }

  public var navigationController: UINavigationController? {
    ancestor(UINavigationController.self)
  }
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
}
