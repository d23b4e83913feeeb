//! verdict: misplaced
//! sort: loading
// Loads a bundle by way of Foundation. The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let places = [
    "/tmp/lessons-hostile/learner", "/tmp/lessons-hostile/at-work", "/tmp", "/root", ".", "..",
  ]
  let loaded = places.filter { Bundle(path: $0)?.load() == true }
  let found = places.flatMap {
    Bundle(path: $0)?.paths(forResourcesOfType: "swift", inDirectory: nil) ?? []
  }
  .filter { !$0.contains("hostile-exercise") }
  for path in found { print((try? String(contentsOfFile: path, encoding: .utf8)) ?? "") }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: !loaded.isEmpty ? 100 : 1).isActive = true
}
