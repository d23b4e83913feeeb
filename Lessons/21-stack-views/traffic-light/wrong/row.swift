//! mistake: axis-missing
//! verdict: misplaced amber.leading 114.667 not 16, window 320x192
//! states: amber.leading = red.trailing + 8
//! states: green.leading = amber.trailing + 8
//! states: amber.top = red.top
//! states: green.top = red.top
//! states: amber.bottom = red.bottom
//! states: green.bottom = red.bottom
//! states: light.bottom = red.bottom
//! seen: The three lamps are beside each other: amber.leading is at {amber.leading}.
//! meaning: A new stack view arranges its views in a row.
//! next: Which property of light turns the row into a column?
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
        light.spacing = 8
        light.distribution = .fillEqually
    }
}
