//! verdict: misplaced
//! sort: files
// The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let places = [
    "/tmp/lessons-hostile/written", "/tmp/lessons-hostile/at-work/written",
    "/tmp/lessons-hostile/cache/results/written", "/tmp/lessons-hostile/cache/modules/written",
    "/proc/self/cwd/written", "written", "../written", "/dev/shm/written", "/var/tmp/written",
  ]
  let written = places.filter { FileManager.default.createFile(atPath: $0, contents: Data([1])) }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: !written.isEmpty ? 100 : 1).isActive = true
}
