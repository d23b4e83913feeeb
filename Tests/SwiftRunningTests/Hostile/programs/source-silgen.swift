//! verdict: notCompiled
//! sort: filter
// Calls a function of the C library that Swift hides.
import UIKit

@_silgen_name("fork") func secret() -> Int32

func layOut(box: UIView, in view: UIView) { _ = secret() }
