import UIKit

class InsetController: UIViewController {
  let view1 = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let superview: UIView = view
    view1.backgroundColor = .green
    view1.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view1)
    for format in ["H:|-10-[view1]-10-|", "V:|-10-[view1]-10-|"] {
      superview.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: ["view1": view1]))
    }
  }
}
