//! verdict: notCompiled
//! sort: filter
// A macro that names a program for the compiler to start.
import UIKit

@freestanding(expression)
macro steal() -> String = #externalMacro(module: "../../../bin/sh", type: "Steal")

func layOut(box: UIView, in view: UIView) { print(#steal()) }
