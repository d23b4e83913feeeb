import UIKit

// photo: at the leading margin, 16 points below the top of the safe area,
// 128 points tall, three quarters as wide as it is tall.
// title: 16 points after photo, to the trailing margin, top edges aligned.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(photo: UIImageView, title: UILabel, in view: UIView) {
    let margins = view.layoutMarginsGuide
    photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    title.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    photo.heightAnchor.constraint(equalToConstant: 128).isActive = true
    photo.widthAnchor.constraint(equalToConstant: 128 * 3 / 4).isActive = true
    for item in [photo, title] {
        item.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive = true
    }
    title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16).isActive = true
}
