//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ruleMissed
//! says: lies in front of photo
//! sort: covered
//! with: quarter-and-more
// A map in front of everything.
import UIKit

import MapKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  fill(view, with: MKMapView())
}
