//! verdict: misplaced|crashed
//! sort: foundation
// Loads Foundation's own network part by its name, and asks somebody.
import UIKit

func layOut(box: UIView, in view: UIView) {
  _ = dlopen("libFoundationNetworking.so", RTLD_NOW | RTLD_GLOBAL)
  let answer = URL(string: "http://127.0.0.1:9/").flatMap { try? Data(contentsOf: $0) }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: answer != nil ? 100 : 1).isActive = true
}
