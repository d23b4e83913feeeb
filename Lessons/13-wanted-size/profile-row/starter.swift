import UIKit

// photo and follow should be as wide as their contents. name fills the room between them.
// There are 16 points at both ends of the row, and 8 points between two views.

func layOut(photo: UIImageView, name: UILabel, follow: UIButton, in view: UIView) {

}
