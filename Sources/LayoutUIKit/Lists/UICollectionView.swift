public import Foundation
import LayoutEngine

/// A grid of cells that a data source makes.
///
/// Apple's makes the cells in sight and asks a layout of any kind where they stand; here every
/// cell is made in the layout pass and placed in rows, by the flow layout's sizes and distances.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout { didSet { setNeedsLayout() } }
  open var backgroundView: UIView?
  open private(set) var visibleCells: [UICollectionViewCell] = []
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private var needsReload = true

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

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Makes a new cell: none is ever reused here.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let type = cellClasses[identifier] else {
      raise(
        LayoutException(
          .internalInconsistency,
          "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
            + "\(identifier) - must register a nib or a class for the identifier or connect a "
            + "prototype cell in a storyboard"))
    }
    return type.init(madeFor: identifier)
  }

  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload { makeCells() }
    LayoutMoment.placing(place)
  }

  private func makeCells() {
    needsReload = false
    visibleCells.forEach { $0.removeFromSuperview() }
    visibleCells = []
    guard let dataSource else { return }
    for path in paths(sections: numberOfSections, count: numberOfItems(inSection:)) {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      cell.path = path
      visibleCells.append(cell)
      addSubview(cell)
    }
  }

  private func place() {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let insets = flow?.sectionInset ?? .zero
    let size = flow?.itemSize ?? CGSize(width: 50, height: 50)
    var corner = CGPoint(x: insets.left, y: insets.top)
    var rowHeight: CGFloat = 0
    for cell in visibleCells {
      if corner.x > insets.left, corner.x + size.width > bounds.width - insets.right {
        corner = CGPoint(x: insets.left, y: corner.y + rowHeight + (flow?.minimumLineSpacing ?? 0))
        rowHeight = 0
      }
      cell.frame = CGRect(origin: corner, size: size)
      corner.x += size.width + (flow?.minimumInteritemSpacing ?? 0)
      rowHeight = max(rowHeight, size.height)
    }
    setContentSize(CGSize(width: bounds.width, height: corner.y + rowHeight + insets.bottom))
  }
}

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public fileprivate(set) var reuseIdentifier: String?
  var path = IndexPath(item: 0, section: 0)

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

/// What hears of taps, of which there are none here; each method is optional in Apple's protocol.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
