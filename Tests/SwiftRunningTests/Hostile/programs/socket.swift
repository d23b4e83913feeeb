//! verdict: crashed
//! sort: kernel
// Opens a door to the network.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let door = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: door >= 0 ? 100 : 1).isActive = true
}
