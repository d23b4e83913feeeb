import UIKit

// photo and follow should be as wide as their contents. name fills the room between them.
// There are 16 points at both ends of the row, and gaps of 8 between the views.

func layOut(photo: UIImageView, name: UILabel, follow: UIButton, in view: UIView) {

}
