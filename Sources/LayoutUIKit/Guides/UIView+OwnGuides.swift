import Foundation

extension UIView {
  /// Takes a guide, from its former owner if it has one.
  func adopt(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owningView = self
    // A subclass may have its own way to remember its owner.
    keep(guide)
  }

  /// Gives a guide away, and with it the constraints that name it.
  func release(_ guide: UILayoutGuide) {
    guard !guide.isBuiltIn, layoutState.guides.contains(where: { $0 === guide }) else { return }
    guide.owningView = nil
    drop(guide)
  }

  /// Adds a guide to the view's list.
  func keep(_ guide: UILayoutGuide) {
    guard !layoutState.guides.contains(where: { $0 === guide }) else { return }
    layoutState.guides.append(guide)
    noteLayoutChange()
  }

  /// Removes a guide from the view's list, and the constraints that name it.
  func drop(_ guide: UILayoutGuide) {
    guard let place = layoutState.guides.firstIndex(where: { $0 === guide }) else { return }
    layoutState.guides.remove(at: place)
    var holder: UIView? = self
    while let view = holder {
      view.uninstall(
        view.layoutState.constraints.all.filter {
          $0.form.first.item === guide || $0.form.second?.item === guide
        })
      holder = view.layoutState.superview
    }
    noteLayoutChange()
  }
}
