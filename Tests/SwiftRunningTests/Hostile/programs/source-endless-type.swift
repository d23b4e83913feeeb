//! verdict: notCompiled|limitExceeded
//! sort: explosions
//! slow: yes
// A type that needs itself twice as large.
import UIKit

struct Twice<Inner> { let left: Inner, right: Inner }
func grow<Inner>(_ value: Inner, _ depth: Int) -> Int {
  depth == 0 ? 0 : grow(Twice(left: value, right: value), depth - 1)
}
typealias A<T> = Twice<Twice<Twice<Twice<T>>>>
typealias B<T> = A<A<A<A<T>>>>
typealias C<T> = B<B<B<B<T>>>>

func layOut(box: UIView, in view: UIView) {
  let value: C<C<Int>>? = nil
  print(grow(value, 3))
}
