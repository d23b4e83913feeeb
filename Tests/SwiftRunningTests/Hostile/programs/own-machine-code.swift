//! verdict: crashed
//! sort: loading
// Writes machine code that forks without the C library, and runs it.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let page = mmap(
    nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
  let code: [UInt8] = [0xb8, 57, 0, 0, 0, 0x0f, 0x05, 0xc3]
  page?.copyMemory(from: code, byteCount: code.count)
  let run = unsafeBitCast(page, to: (@convention(c) () -> Int32).self)
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: run() >= 0 ? 100 : 1).isActive = true
}
