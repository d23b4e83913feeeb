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
      make.top.equalTo(superview.mas_top).with.offset(padding.top)
      make.left.equalTo(superview.mas_left).with.offset(padding.left)
      make.bottom.equalTo(superview.mas_bottom).with.offset(-padding.bottom)
      make.right.equalTo(superview.mas_right).with.offset(-padding.right)
    }
  }
}
