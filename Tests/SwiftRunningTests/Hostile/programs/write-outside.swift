//! verdict: misplaced
// The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let places = ["/tmp/hostile", "hostile.txt", "../hostile.txt", "/dev/shm/hostile"]
  let written = places.filter { FileManager.default.createFile(atPath: $0, contents: Data([1])) }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: !written.isEmpty ? 100 : 1).isActive = true
}
