import UIKit

class PictureController: UIViewController {
  let imageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(imageView)
    let aspectConstraint = NSLayoutConstraint(
      item: imageView, attribute: .width, relatedBy: .equal, toItem: imageView, attribute: .height,
      multiplier: 1.5, constant: 0.0)
    aspectConstraint.isActive = true
    imageView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    imageView.heightAnchor.constraint(equalToConstant: 100).isActive = true
  }
}
