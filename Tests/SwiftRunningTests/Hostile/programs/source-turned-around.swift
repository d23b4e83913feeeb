//! verdict: notCompiled
//! sort: messages
// Shows its reader another order than the compiler's, and names that look alike.
import UIKit

func layОut(box: UIView, in view: UIView) { box.isHidden = true }
// ‮ } ⁦ if isTeacher ⁩ ⁦ begin
let zero​width = "‮"
func layOut(box: UIView, in view: UIView) { let nothing: Int = "⁦‮" }
