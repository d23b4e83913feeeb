//! exercise: title-and-switch
//! kind: right
//! verdict: passed
//! sort: styles
// a margins-relative row stack fills the cell: label, a hidden spinner (takes no space), a spacer
// and toggle, centered, with 16 points at both ends.
import UIKit

// cell: from margin to margin, 16 points below the top of the safe area, 80 points tall.
// label: 16 points after the leading edge of cell, centered vertically in cell.
// toggle: 16 points before the trailing edge of cell, centered vertically in cell.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(cell: UIView, label: UILabel, toggle: UISwitch, in view: UIView) {
  let spinner = UIActivityIndicatorView(style: .medium)
  spinner.isHidden = true

  let spacer = UIView()

  let row = UIStackView(arrangedSubviews: [label, spinner, spacer, toggle])
  row.axis = .horizontal
  row.alignment = .center
  row.distribution = .fill
  row.isLayoutMarginsRelativeArrangement = true
  row.insetsLayoutMarginsFromSafeArea = false
  row.directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 0, leading: 16, bottom: 0, trailing: 16)
  row.translatesAutoresizingMaskIntoConstraints = false
  cell.addSubview(row)

  NSLayoutConstraint.activate([
    cell.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    cell.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    cell.heightAnchor.constraint(equalToConstant: 80),

    row.topAnchor.constraint(equalTo: cell.topAnchor),
    row.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    row.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
    row.trailingAnchor.constraint(equalTo: cell.trailingAnchor),

    spacer.heightAnchor.constraint(equalToConstant: 1),
  ])
}
