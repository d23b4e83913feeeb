//! exercise: quarter-and-more
//! kind: innocent
//! verdict: crashed
//! says: CALayerInvalidGeometry
//! sort: raised
//! with: quarter-and-more
// A frame that is no number.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  note.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 8)
}
