public import Foundation

/// A field to search with, 56 points high and as wide as it is made.
///
/// The text field is 36 points high and 8 away from the sides; Apple's moves it to make room for
/// the cancel button, which isn't there in ours.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var barTintColor: UIColor?
  public let searchTextField = UITextField(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard searchTextField.translatesAutoresizingMaskIntoConstraints else { return }
    searchTextField.frame = CGRect(
      x: 8, y: (bounds.height - 36) / 2, width: max(bounds.width - 16, 0), height: 36)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
}

/// What is told while somebody searches; never told here.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
