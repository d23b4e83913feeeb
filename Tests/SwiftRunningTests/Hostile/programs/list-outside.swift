//! verdict: misplaced
//! sort: files
// The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let names = ["/", "/tmp", "/etc", "/proc", "../.."].compactMap {
    try? FileManager.default.contentsOfDirectory(atPath: $0)
  }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: !names.isEmpty ? 100 : 1).isActive = true
}
