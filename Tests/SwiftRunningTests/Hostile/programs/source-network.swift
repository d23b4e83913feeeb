//! verdict: notCompiled
//! sort: filter
// Imports the part of Foundation that reaches the network.
import UIKit

import FoundationNetworking

func layOut(box: UIView, in view: UIView) {}
