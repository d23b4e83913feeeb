//! verdict: notCompiled
//! sort: messages
// Says that its faults are in another file.
import UIKit

#sourceLocation(file:"/etc/passwd",line:1)
func layOut(box: UIView, in view: UIView) { let nothing: Int = "" }
