//! verdict: misplaced
//! sort: signals
// Hears every signal, and sends itself each that can be heard. The width is right only if the
// attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  for number in Int32(1)...64 { signal(number) { _ in } }
  for number in Int32(1)...31 where ![SIGKILL, SIGSTOP].contains(number) { raise(number) }
  let isImmune = signal(SIGKILL) { _ in } == nil
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: isImmune ? 100 : 1).isActive = true
}
