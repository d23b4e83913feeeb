//! verdict: notCompiled
//! sort: filter
// Imports what answers do not need.
import Glibc
import UIKit

func layOut(box: UIView, in view: UIView) {}
