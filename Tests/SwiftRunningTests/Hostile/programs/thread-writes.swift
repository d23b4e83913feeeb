//! verdict: crashed
//! sort: threads
// Writes among the lines that the layout is handed over in.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let line = Array("made 1\n".utf8)
  Thread { while true { _ = write(3, line, line.count) } }.start()
  usleep(20_000)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: true ? 100 : 1).isActive = true
}
