import UIKit

// The photo is a quarter as wide as the window. The note fills the rest of the row.
// The distances to the edges of the window are 16 points, the gap between the views is 8.

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {

}
