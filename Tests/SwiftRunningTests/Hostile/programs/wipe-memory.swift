//! verdict: crashed
//! sort: memory
// Writes over all the memory that it finds below its own.
import UIKit

func layOut(box: UIView, in view: UIView) {
  typealias Break = @convention(c) (Int) -> UnsafeMutableRawPointer?
  let end = unsafeBitCast(dlsym(nil, "sbrk"), to: Break.self)(0)
  var place = end
  while let next = place.map({ $0 - 4096 }) {
    memset(next, 0x41, 4096)
    place = next
  }
}
