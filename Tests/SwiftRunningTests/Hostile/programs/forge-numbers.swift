//! verdict: crashed|invalid|limitExceeded|ambiguous|conflicting|misplaced
//! sort: records
//! with: nonce
//! slow: yes
// Hands over numbers that no layout can have, with the right word.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let numbers = ["nan", "inf", "-inf", "1e308", "-1e308", "4e-324"]
  let lines = numbers.flatMap { number in
    numbers.map { "constraint 1.7 0 0.7 \(number) \($0) \(number) - 2147483648 -\n" }
  }
  handOver(forged(adding: lines.joined()))
  _exit(0)
}
