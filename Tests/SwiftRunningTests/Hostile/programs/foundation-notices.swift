//! verdict: crashed
//! sort: foundation
//! slow: yes
// Tells itself something each time that it is told something.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let name = Notification.Name("again")
  let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
    _ in
    NotificationCenter.default.post(name: name, object: nil)
  }
  NotificationCenter.default.post(name: name, object: nil)
  print(observer)
}
