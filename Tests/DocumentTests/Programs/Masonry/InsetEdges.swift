import Masonry
import UIKit

class InsetController: UIViewController {
  let view1 = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let superview: UIView = view
    view1.backgroundColor = .green
    superview.addSubview(view1)
    let padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    view1.mas_makeConstraints { make in
      make.edges.equalTo(superview).with.insets(padding)
    }
  }
}
