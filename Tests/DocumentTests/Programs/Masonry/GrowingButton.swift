import Masonry
import UIKit

class GrowingButtonView: UIView {
  let growingButton = UIButton(type: .system)
  var buttonSize = CGSize(width: 100, height: 100)
  private(set) var updates = 0

  override class var requiresConstraintBasedLayout: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    growingButton.setTitle("Grow Me!", for: .normal)
    growingButton.addTarget(self, action: #selector(didTapGrowButton(_:)), for: .touchUpInside)
    addSubview(growingButton)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func updateConstraints() {
    updates += 1
    growingButton.mas_updateConstraints { make in
      make.center.equalTo(self)
      make.width.equalTo(buttonSize.width).priorityLow()
      make.height.equalTo(buttonSize.height).priorityLow()
      make.width.lessThanOrEqualTo(self)
      make.height.lessThanOrEqualTo(self)
    }
    super.updateConstraints()
  }

  @objc private func didTapGrowButton(_ button: UIButton) {
    buttonSize = CGSize(width: buttonSize.width * 2, height: buttonSize.height * 2)
    setNeedsUpdateConstraints()
  }
}
