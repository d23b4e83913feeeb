import Foundation

extension UIView {
  /// Takes a guide, from its former owner if it has one.
  func adopt(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.release(guide)
    guide.owner = self
    layoutState.guides.append(guide)
    noteLayoutChange()
  }

  /// Gives a guide away, and with it the constraints that name it.
  func release(_ guide: UILayoutGuide) {
    guard guide.owner === self, !guide.isBuiltIn else { return }
    var holder: UIView? = self
    while let view = holder {
      view.uninstall(
        view.layoutState.constraints.filter {
          $0.form.first.item === guide || $0.form.second?.item === guide
        })
      holder = view.layoutState.superview
    }
    layoutState.guides.removeAll { $0 === guide }
    guide.owner = nil
    noteLayoutChange()
  }
}
