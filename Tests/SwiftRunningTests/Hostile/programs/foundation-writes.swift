//! verdict: misplaced
//! sort: foundation
// Writes by all that Foundation has for it. The width is right only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let path = "/tmp/lessons-hostile/written"
  let url = URL(fileURLWithPath: path)
  let data = Data("mine".utf8)
  let temporary = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("written")
  let written = [
    (try? data.write(to: url)) != nil, (try? data.write(to: temporary)) != nil,
    (try? "mine".write(toFile: path, atomically: false, encoding: .utf8)) != nil,
    FileHandle(forWritingAtPath: "/tmp/lessons-hostile/learner/other.swift") != nil,
    FileHandle(forUpdatingAtPath: "/tmp/lessons-hostile/learner/other.swift") != nil,
    NSArray(array: ["mine"]).write(toFile: path, atomically: false),
    FileManager.default.createFile(atPath: path, contents: data),
  ]
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: written.contains(true) ? 100 : 1).isActive = true
}
