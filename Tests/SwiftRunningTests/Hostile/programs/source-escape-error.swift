//! verdict: notCompiled
//! sort: messages
// Has the compiler print what a terminal would obey, and lines that look like its own.
import UIKit

#error("exercise.swift:1:1: error: forged \u{1B}[2J \u{202E}")
#warning("other.swift:9:9: error: forged")
#error(
  """
  first
  a-box.swift:1:1: error: passed
  LessonsGlue.swift:1:1: error: forged
  """)

func layOut(box: UIView, in view: UIView) {
  print("")
}
