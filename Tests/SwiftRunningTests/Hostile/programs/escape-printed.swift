//! verdict: misplaced
//! sort: terminal
// Prints what a terminal would obey, in texts and names.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let words =
    "\u{1B}]0;mine\u{7}\u{1B}[2J\u{1B}[31mpassed\r\u{9B}1m\u{202E}dessap\u{2066}\u{8}\u{85}\u{2028}"
  print(words)
  FileHandle.standardError.write(Data(words.utf8))
  FileHandle.standardOutput.write(Data([0x1B, 0x5B, 0x32, 0x4A, 0xFF, 0xC0, 0x9B, 0x0A]))
  box.accessibilityIdentifier = words
  let other = UIView()
  other.accessibilityIdentifier = words
  view.addSubview(other)
  other.translatesAutoresizingMaskIntoConstraints = false
  let width = other.widthAnchor.constraint(equalTo: box.widthAnchor)
  width.identifier = words
  width.isActive = true
  for edge in [other.heightAnchor.constraint(equalToConstant: 1)] { edge.isActive = true }
  other.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  other.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: 1).isActive = true
}
