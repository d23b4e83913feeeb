//! verdict: notCompiled|limitExceeded
//! sort: faults
//! slow: yes
// Has a variable that is larger than all the memory it may use, so that it can't be loaded.
import UIKit

struct Four<Inner> { var a: Inner, b: Inner, c: Inner, d: Inner }
typealias Hundreds = Four<Four<Four<Four<Four<Int>>>>>
typealias Millions = Four<Four<Four<Four<Four<Hundreds>>>>>
var room: Four<Four<Four<Four<Millions?>?>?>?>?

func layOut(box: UIView, in view: UIView) {
  withUnsafeBytes(of: &room) { print($0.count) }
}
