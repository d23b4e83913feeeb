//! verdict: crashed
//! sort: memory
// Writes over the code that ends the process.
import UIKit

func layOut(box: UIView, in view: UIView) {
  for name in ["_exit", "_Exit", "exit"] {
    guard let place = dlsym(nil, name) else { continue }
    let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: place) & ~4095)
    guard mprotect(page, 8192, PROT_READ | PROT_WRITE | PROT_EXEC) == 0 else { continue }
    place.storeBytes(of: 0xc3, as: UInt8.self)
  }
  exit(0)
}
