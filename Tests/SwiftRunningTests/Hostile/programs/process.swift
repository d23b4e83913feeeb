//! verdict: crashed
//! sort: foundation
// Starts a program by way of Foundation.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/true")
  let isStarted = (try? process.run()) != nil
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: isStarted ? 100 : 1).isActive = true
}
