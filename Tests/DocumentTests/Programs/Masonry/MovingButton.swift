import Masonry
import UIKit

class MovingButtonController: UIViewController {
  let button = UIButton(type: .system)
  let buttonSize = CGSize(width: 100, height: 50)
  private var topLeft = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: #selector(changeButtonPosition), for: .touchUpInside)
    place()
  }

  private func place() {
    button.mas_remakeConstraints { make in
      make.size.mas_equalTo(buttonSize)
      if topLeft {
        make.top.and.left.offset(10)
      } else {
        make.bottom.and.right.offset(-10)
      }
    }
  }

  @objc func changeButtonPosition() {
    topLeft.toggle()
    place()
  }
}
