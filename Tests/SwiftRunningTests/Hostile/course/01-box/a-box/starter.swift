import UIKit
func layOut(box: UIView, in view: UIView) {
}
