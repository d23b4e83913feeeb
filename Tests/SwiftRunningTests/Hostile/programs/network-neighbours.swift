//! verdict: crashed
//! sort: kernel
// Asks the kernel for the network's addresses.
import UIKit

func layOut(box: UIView, in view: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(
    equalToConstant: socket(AF_NETLINK, Int32(SOCK_RAW.rawValue), 0) >= 0 ? 100 : 1
  ).isActive = true
}
