//! verdict: misplaced
//! sort: loading
// Loads a library that isn't its own, by all the names it can think of. The width is right only if
// the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  setenv("LD_LIBRARY_PATH", "/tmp/lessons-hostile/learner:/root:/tmp", 1)
  let places = [
    "other.so", "/tmp/lessons-hostile/learner/other.so", "/tmp/lessons-hostile/at-work/answer.so",
    "../other/answer.so", "/proc/self/fd/0", "/proc/self/fd/4", "/tmp/other.so",
  ]
  let loaded = places.filter { dlopen($0, RTLD_NOW | RTLD_GLOBAL) != nil }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: !loaded.isEmpty ? 100 : 1).isActive = true
}
