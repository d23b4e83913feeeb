import Masonry
import UIKit

class InsetController: UIViewController {
  let view1 = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let superview: UIView = view
    view1.backgroundColor = .green
    superview.addSubview(view1)
    view1.mas_makeConstraints { make in
      make.left.top.equalTo(superview).offset(10)
      make.right.and.bottom.equalTo(superview).offset(-10)
    }
  }
}
