//! verdict: crashed
//! sort: loading
// Makes a file that has no name, to load it as a library.
import UIKit

func layOut(box: UIView, in view: UIView) {
  typealias Make = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
  let make = unsafeBitCast(dlsym(nil, "memfd_create"), to: Make.self)
  let file = make("mine", 0)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(
    equalToConstant: dlopen("/proc/self/fd/\(file)", RTLD_NOW) != nil ? 100 : 1
  ).isActive = true
}
