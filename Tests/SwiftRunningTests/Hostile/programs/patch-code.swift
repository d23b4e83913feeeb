//! verdict: crashed
//! sort: memory
// Writes over the code that hands layouts over.
import UIKit

func layOut(box: UIView, in view: UIView) {
  for name in ["write", "writev", "__write"] {
    guard let place = dlsym(nil, name) else { continue }
    let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: place) & ~4095)
    guard mprotect(page, 8192, PROT_READ | PROT_WRITE | PROT_EXEC) == 0 else { continue }
    // Nothing was written: mov eax, 0; ret.
    let code: [UInt8] = [0xb8, 0, 0, 0, 0, 0xc3]
    place.copyMemory(from: code, byteCount: code.count)
  }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: true ? 100 : 1).isActive = true
}
