//! verdict: notCompiled
//! sort: filter
// Takes the name of what we call.
import UIKit

@_cdecl("lessonsAnswer") public func mine() { exit(0) }

func layOut(box: UIView, in view: UIView) {}
