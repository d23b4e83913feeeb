import UIKit

// Build a traffic light: red, amber and green from top to bottom, equally tall, with gaps of 8 points.
// They fill light, which is 16 points from every edge of the window: these constraints are there.

class Page: UIViewController {
    let red = UIView()
    let amber = UIView()
    let green = UIView()
    let light = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        light.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(light)
        NSLayoutConstraint.activate([
            light.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            light.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            light.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            light.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
        ])
        for lamp in [red, amber, green] {
            lamp.translatesAutoresizingMaskIntoConstraints = false
            light.addSubview(lamp)
            lamp.leadingAnchor.constraint(equalTo: light.leadingAnchor).isActive = true
            lamp.trailingAnchor.constraint(equalTo: light.trailingAnchor).isActive = true
            lamp.heightAnchor.constraint(equalTo: red.heightAnchor).isActive = lamp !== red
        }
        red.topAnchor.constraint(equalTo: light.topAnchor).isActive = true
        amber.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 8).isActive = true
        green.topAnchor.constraint(equalTo: amber.bottomAnchor, constant: 8).isActive = true
        green.bottomAnchor.constraint(equalTo: light.bottomAnchor).isActive = true
    }
}
