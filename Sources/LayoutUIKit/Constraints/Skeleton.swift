import Foundation

extension NSLayoutConstraint {
  static func item(_ value: Any, at place: CreationPlace) -> (any LayoutObject)? {
    value as? any LayoutObject
  }
  func check() {}
  func setConstant(_ v: CGFloat) { form.constant = v }
  func setPriority(_ v: UILayoutPriority) { form.priority = v }
  func activate() {}
  func deactivate() {}
  var logDescription: String { "" }
}
extension ConstraintSide { func anchorDescription(of a: NSObject) -> String { "" } }
extension NSLayoutDimension {
  convenience init(from: ConstraintSide, to: ConstraintSide, _ a: NSLayoutConstraint.Axis) {
    self.init(from)
  }
}
extension UILayoutGuide { var guideDescription: String { "" } }
extension UIView {
  func leavesOpen(_ g: UILayoutGuide) -> Bool { false }
  func layOutHierarchy() {}
  func updateHierarchyConstraints() {}
  func install(_ c: [NSLayoutConstraint]) {}
  func uninstall(_ c: [NSLayoutConstraint]) {}
  var leavesSomethingOpen: Bool { false }
  func showOtherLayout() {}
  func constraints(deciding axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
  func adopt(_ g: UILayoutGuide) {}
  func release(_ g: UILayoutGuide) {}
  func fittingSize(_ s: CGSize, _ h: UILayoutPriority, _ v: UILayoutPriority) -> CGSize { s }
  var viewDescription: String { "" }
}
