import Masonry
import UIKit

class MASExampleDebuggingView: UIView {
  let messageLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    messageLabel.text = "Not enough room"
    addSubview(messageLabel)
    messageLabel.mas_makeConstraints { make in
      make.left.equalTo(self).offset(10)
      make.height.greaterThanOrEqualTo(5000)
      make.bottom.equalTo(self).offset(-10)
      make.top.equalTo(self).offset(1)
    }
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }
}

class MASExampleNamedDebuggingView: UIView {
  let messageLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    mas_key = "superview"
    messageLabel.mas_key = "messageLabel"
    messageLabel.text = "Not enough room"
    addSubview(messageLabel)
    messageLabel.mas_makeConstraints { make in
      make.left.equalTo(self).offset(10)
      make.height.greaterThanOrEqualTo(5000).key("ConstantConstraint")
      make.bottom.equalTo(self).offset(-10).key("BottomConstraint")
      make.top.equalTo(self).offset(1).key("ConflictingConstraint[0]")
    }
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }
}
