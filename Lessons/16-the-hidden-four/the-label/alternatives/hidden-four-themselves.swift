import UIKit

func layOut(label: UILabel, in view: UIView) {
    label.translatesAutoresizingMaskIntoConstraints = true
    label.frame = CGRect(x: 24, y: 16, width: 80, height: 48)
}
