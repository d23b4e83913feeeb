//! verdict: misplaced
//! sort: foundation
// Unpacks an archive that names classes of its own choice. The width is right only if the attack
// succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let archive = try? NSKeyedArchiver.archivedData(
    withRootObject: NSURL(fileURLWithPath: "/etc/passwd"), requiringSecureCoding: false)
  let object = archive.flatMap {
    try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: $0)
  }
  let text = object.flatMap { try? String(contentsOf: $0 as URL, encoding: .utf8) }
  let kind = NSClassFromString("AnswerHost.Host") ?? NSClassFromString("Foundation.Process")
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(
    equalToConstant: text != nil || kind is Process.Type && text != nil ? 100 : 1
  ).isActive = true
}
