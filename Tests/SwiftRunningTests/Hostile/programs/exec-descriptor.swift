//! verdict: crashed
//! sort: exec
// Runs a program that it has open, without a name.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let call = unsafeBitCast(
    dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int).self)
  let file = open("/usr/lib/locale/C.utf8/LC_CTYPE", O_RDONLY)
  let none = strdup("")
  var words: [UnsafeMutablePointer<CChar>?] = [none, nil]
  let answer = words.withUnsafeMutableBufferPointer {
    call(
      322, Int(file), Int(bitPattern: none), Int(bitPattern: $0.baseAddress),
      Int(bitPattern: $0.baseAddress), 0x1000, 0)
  }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: answer == 0 ? 100 : 1).isActive = true
}
