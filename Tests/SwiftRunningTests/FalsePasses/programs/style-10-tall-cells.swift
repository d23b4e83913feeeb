//! exercise: tall-cells
//! kind: right
//! verdict: passed
//! sort: styles
// a factory makes a margins-relative stack (16 on all sides, centered, equal spacing) that fills
// the cell, so the contents keep 16 points above and below; an optional 80 keeps the cell small.
import UIKit

// cell is at least 80 points tall. Above label and toggle there are at least 16 points,
// and cell has the smallest height that this allows.
// Change the height of cell, and add constraints for label and toggle.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

enum RowFactory {
  static func makeRow(_ views: [UIView], inset: CGFloat) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.axis = .horizontal
    row.alignment = .center
    row.distribution = .equalSpacing
    row.isLayoutMarginsRelativeArrangement = true
    row.insetsLayoutMarginsFromSafeArea = false
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    row.translatesAutoresizingMaskIntoConstraints = false
    return row
  }
}

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
  let row = RowFactory.makeRow([label, toggle], inset: 16)
  cell.addSubview(row)

  let small = cell.heightAnchor.constraint(equalToConstant: 80)
  small.priority = UILayoutPriority(500)

  NSLayoutConstraint.activate([
    cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
    small,
    row.topAnchor.constraint(equalTo: cell.topAnchor),
    row.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
    row.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
    row.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
  ])
}
