public import Foundation

/// A grid, which has a place in a layout and shows nothing: nobody is asked for cells here.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout
  open var backgroundView: UIView?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    backgroundColor = .systemBackground
  }
}

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {}

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

@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset: UIEdgeInsets = .zero
}
