public import Foundation

/// Anything that a collection view makes.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public fileprivate(set) var reuseIdentifier: String?
  var path = IndexPath(item: 0, section: 0)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Lets a collection view make a cell of any class that it only knows by its type.
  public required convenience init(madeFor identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }
}

/// A cell of a grid: what it shows goes into `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)
  open var isSelected = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addFilling(contentView)
  }
}

/// Where the cells stand; only a flow layout places any here.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func prepare() {}
}

/// Cells in rows, as many in each as there is room for.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset: UIEdgeInsets = .zero
}

/// What fills a collection view; only the first two methods are required.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What hears of taps; never told here.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
