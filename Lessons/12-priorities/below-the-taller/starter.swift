import UIKit

// footer should be 8 points below summary and picture: below the taller one of the two.
// In a narrow window picture is taller, in a wide window summary is.

func layOut(summary: UILabel, picture: UIImageView, footer: UIView, in view: UIView) {

}
