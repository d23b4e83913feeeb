//! verdict: misplaced
//! sort: loading
// Writes a library, to load it. The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let places = [
    "mine.so", "/tmp/lessons-hostile/written", "/dev/shm/written", "/var/tmp/written",
    "/proc/self/cwd/mine.so",
  ]
  let loaded = places.filter { path in
    let file = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o700)
    if file >= 0 { _ = write(file, "\u{7F}ELF", 4) }
    return file >= 0 || dlopen(path, RTLD_NOW) != nil
  }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: !loaded.isEmpty ? 100 : 1).isActive = true
}
