//! verdict: crashed
//! sort: files
// Goes elsewhere to reach files by short names.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let isElsewhere = chdir("/tmp/lessons-hostile/learner") == 0
  if let text = FileManager.default.contents(atPath: "other.swift") {
    print(String(decoding: text, as: UTF8.self))
  }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: isElsewhere ? 100 : 1).isActive = true
}
