//! verdict: notCompiled
//! sort: messages
// Says of what the exercise calls that it is never there.
import UIKit

@available(*, unavailable, message: "passed\nother.swift:1:1: error: forged")
func layOut(box: UIView, in view: UIView) {}
