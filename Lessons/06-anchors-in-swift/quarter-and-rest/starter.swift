import UIKit

// From the drawings: the photo is a quarter as wide as the window, and at least 96 points.
// The note fills the rest. Insets are 16 points, the gap is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {

}
