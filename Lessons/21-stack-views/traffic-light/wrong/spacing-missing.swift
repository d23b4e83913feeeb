//! mistake: gap-missing
//! verdict: misplaced amber.top 69.333 not 72, window 320x192
//! states: amber.top = red.bottom
//! states: green.top = amber.bottom
//! seen: The lamps touch: amber.top is at {amber.top}.
//! meaning: A new stack view has a spacing of 0 points.
//! next: How large should the gaps be?
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
        for lamp in [red, amber, green] { light.addArrangedSubview(lamp) }
        light.axis = .vertical
        light.distribution = .fillEqually
    }
}
