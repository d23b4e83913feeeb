import Masonry
import UIKit

class UninstallingController: UIViewController {
  let view1 = UIView()
  var topConstraint: MASConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    let superview: UIView = view
    superview.addSubview(view1)
    let padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    view1.mas_makeConstraints { make in
      topConstraint = make.top.equalTo(superview.mas_top).with.offset(padding.top)
      make.left.equalTo(superview.mas_left).with.offset(padding.left)
      make.size.mas_equalTo(CGSize(width: 50, height: 40))
    }
  }
}
