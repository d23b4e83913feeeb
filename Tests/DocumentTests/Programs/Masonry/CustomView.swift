import Masonry
import UIKit

class DIYCustomView: UIView {
  let button = UIButton()
  var buttonSize = CGSize(width: 100, height: 50)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
    button.addTarget(self, action: #selector(DIYCustomView.didTapButton(_:)), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    button.mas_remakeConstraints { make in
      make.width.equalTo(buttonSize.width)
      make.height.equalTo(buttonSize.height)
    }
    super.updateConstraints()
  }

  @objc func didTapButton(_ button: UIButton) {
    buttonSize = CGSize(width: 200, height: 200)
    setNeedsUpdateConstraints()
  }
}
