//! verdict: crashed
//! sort: signals
// Gives signals a stack on which nothing can be written, and fills its own.
import UIKit

func deep(_ number: Int) -> Int { number == 0 ? 0 : deep(number + 1) + 1 }

func layOut(box: UIView, in view: UIView) {
  var stack = stack_t()
  stack.ss_sp = mmap(nil, 1 << 16, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
  stack.ss_size = 1 << 16
  sigaltstack(&stack, nil)
  print(deep(1))
}
