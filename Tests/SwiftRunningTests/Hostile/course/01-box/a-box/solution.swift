import UIKit
func layOut(box: UIView, in view: UIView) {
  box.widthAnchor.constraint(equalToConstant: 100).isActive = true
}
