//! verdict: misplaced|limitExceeded
//! sort: memory
//! with: nonce
// Looks through its memory for words that nobody told it, and prints them.
import UIKit

func layOut(box: UIView, in view: UIView) {
  for record in recordsInMemory() { print(record) }
  typealias Break = @convention(c) (Int) -> UnsafeRawPointer?
  guard let end = unsafeBitCast(dlsym(nil, "sbrk"), to: Break.self)(0) else { return }
  let heap = UnsafeRawBufferPointer(start: end - 65536, count: 65536)
  let words = heap.split { $0 < 32 || $0 > 126 }.filter { $0.count > 6 }.prefix(200)
  for word in words { print(String(decoding: word.prefix(80), as: UTF8.self)) }
  for word in CommandLine.arguments + ProcessInfo.processInfo.environment.values { print(word) }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(equalToConstant: 1).isActive = true
}
