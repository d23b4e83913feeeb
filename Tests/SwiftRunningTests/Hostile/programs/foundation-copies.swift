//! verdict: misplaced|crashed
//! sort: foundation
// Copies and links what others wrote to where it can be read. The width is right only if the
// attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let from = "/tmp/lessons-hostile/learner/other.swift"
  let isCopied = (try? FileManager.default.copyItem(atPath: from, toPath: "mine")) != nil
  let isLinked = (try? FileManager.default.linkItem(atPath: from, toPath: "mine")) != nil
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: isCopied || isLinked ? 100 : 1).isActive = true
}
