public import Foundation

/// A row of choices, 28 points high; each segment as wide as the widest title and 20 points more.
///
/// 28 is the height of iOS 7 to iOS 12, which the course's documents use; it has been 32 since.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private enum Content {
    case title(String)
    case image(UIImage)
  }

  private struct Segment {
    var content: Content
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
  }

  /// No segment is chosen.
  public nonisolated static let noSegment = -1

  private var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var selectedSegmentTintColor: UIColor?

  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      if let title = item as? String { return Segment(content: .title(title)) }
      return (item as? UIImage).map { Segment(content: .image($0)) }
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(content: .title($0.title), action: $0) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { segments.count }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: max(0, min(index, segments.count)))
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(content: .title(title ?? "")), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(content: .image(image ?? UIImage())), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(content: .title(action.title), action: action), at: segment)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
  }

  open func removeAllSegments() { segments = [] }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.content = .title(title ?? "") }
  }

  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment].content
    else { return nil }
    return title
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.content = .image(image ?? UIImage()) }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    guard segments.indices.contains(segment), case .image(let image) = segments[segment].content
    else { return nil }
    return image
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    nil
  }

  private func width(of content: Content) -> CGFloat {
    switch content {
    case .title(let title):
      TextMetrics(font: .systemFont(ofSize: 13)).size(of: title).width + 20
    case .image(let image): image.size.width + 20
    }
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { width(of: $0.content) }.max() ?? 0
    let widths = segments.map { segment in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? width(of: segment.content) : widest
    }
    return CGSize(width: widths.reduce(0, +), height: 28)
  }
}
