//! mistake: list-for-one
//! verdict: notCompiled line 22: conflicting arguments to generic parameter 'Element' ('UIView' vs. 'UIResponder' vs. 'NSObject')
//! seen: Line {line} doesn't compile: addArrangedSubview takes one view, but the brackets make a list.
//! meaning: Each call of this method adds one view at the end of the stack view.
//! next: How many calls do three lamps need?
import UIKit

// Build a traffic light: red, amber and green from top to bottom, equally tall, with gaps of 8 points.
// They fill light, which is 16 points from every edge of the window: these constraints are there.

class Page: UIViewController {
    let red = UIView()
    let amber = UIView()
    let green = UIView()
    let light = UIStackView()

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
        light.addArrangedSubview([red, amber, green])
        light.axis = .vertical
        light.spacing = 8
        light.distribution = .fillEqually
    }
}
