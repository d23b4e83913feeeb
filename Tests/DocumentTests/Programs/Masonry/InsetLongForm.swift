import UIKit

class InsetController: UIViewController {
  let view1 = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let superview: UIView = view
    view1.backgroundColor = .green
    view1.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view1)
    let padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    superview.addConstraints([
      NSLayoutConstraint(
        item: view1, attribute: .top, relatedBy: .equal, toItem: superview, attribute: .top,
        multiplier: 1.0, constant: padding.top),
      NSLayoutConstraint(
        item: view1, attribute: .left, relatedBy: .equal, toItem: superview, attribute: .left,
        multiplier: 1.0, constant: padding.left),
      NSLayoutConstraint(
        item: view1, attribute: .bottom, relatedBy: .equal, toItem: superview, attribute: .bottom,
        multiplier: 1.0, constant: -padding.bottom),
      NSLayoutConstraint(
        item: view1, attribute: .right, relatedBy: .equal, toItem: superview, attribute: .right,
        multiplier: 1, constant: -padding.right),
    ])
  }
}
