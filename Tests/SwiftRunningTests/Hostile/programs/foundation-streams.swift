//! verdict: crashed
//! sort: foundation
// Opens a pair of streams to another machine.
import UIKit

func layOut(box: UIView, in view: UIView) {
  _ = Host(name: "example.com").addresses
  let answer = socket(AF_INET6, Int32(SOCK_DGRAM.rawValue), 0)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: answer >= 0 ? 100 : 1).isActive = true
}
