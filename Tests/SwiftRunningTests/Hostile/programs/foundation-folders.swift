//! verdict: crashed
//! sort: foundation
// Makes a folder, by way of Foundation.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let isMade =
    (try? FileManager.default.createDirectory(
      atPath: "/tmp/lessons-hostile/written", withIntermediateDirectories: true)) != nil
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: isMade ? 100 : 1).isActive = true
}
