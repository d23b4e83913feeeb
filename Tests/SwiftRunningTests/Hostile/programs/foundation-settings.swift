//! verdict: misplaced|crashed
//! sort: foundation
// Keeps settings, which would stay when it is over.
import UIKit

func layOut(box: UIView, in view: UIView) {
  UserDefaults.standard.set("mine", forKey: "lessons-hostile")
  UserDefaults(suiteName: "lessons-hostile")?.set(1, forKey: "mine")
  let isKept = UserDefaults.standard.synchronize()
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: isKept ? 2 : 1).isActive = true
}
