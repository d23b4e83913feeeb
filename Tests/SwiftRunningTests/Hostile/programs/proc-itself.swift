//! verdict: misplaced
//! sort: proc
// Looks for itself among the processes. The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let names = ["mem", "maps", "environ", "cmdline", "status", "stat", "auxv", "root/etc/passwd"]
  let read = names.filter { open("/proc/self/\($0)", O_RDONLY) >= 0 }
  let written = ["exe", "fd/1", "fd/3", "oom_score_adj", "comm"].filter {
    open("/proc/self/\($0)", O_WRONLY) >= 0
  }
  let listed = ["", "/fd", "/task", "/root"].compactMap {
    try? FileManager.default.contentsOfDirectory(atPath: "/proc/self\($0)")
  }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(
    equalToConstant: !(read + written).isEmpty || !listed.isEmpty ? 100 : 1
  ).isActive = true
}
