//! verdict: misplaced
//! sort: files
// Prints what others have answered. The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let files = [
    "/tmp/lessons-hostile/learner/other.swift", "/tmp/lessons-hostile/learner/progress.json",
    "/tmp/lessons-hostile/at-work/other.swift",
    "/tmp/lessons-hostile/cache/results/other",
  ]
  let ways = files + files.flatMap { ["/proc/self/root\($0)", "/proc/self/cwd/../../..\($0)"] }
  let texts = ways.compactMap { FileManager.default.contents(atPath: $0) }
  for text in texts { print(String(decoding: text, as: UTF8.self)) }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: !texts.isEmpty ? 100 : 1).isActive = true
}
