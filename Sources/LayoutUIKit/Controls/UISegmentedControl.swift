public import Foundation

/// A row of choices, 32 points high, as since iOS 13; each segment is as wide as the widest title with some room
/// beside it, and a line of one point stands between two.
///
/// It was 28 from iOS 7 to iOS 12, which the course's documents use. The room is chosen so that Standard, Hybrid and Satellite take 212 points together, as they do there.
///
/// Source: docs/SEMANTICS.md, S12.10.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private enum Content {
    case title(String)
    case image(UIImage)
  }

  public nonisolated static let noSegment = -1

  private var segments: [Content] = [] { didSet { invalidateIntrinsicContentSize() } }
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      if let title = item as? String { return .title(title) }
      return (item as? UIImage).map { .image($0) }
    }
    sizeToFit()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(.title(title ?? ""), at: max(0, min(segment, segments.count)))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
  }

  open func removeAllSegments() { segments = [] }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = .title(title ?? "")
  }

  open func titleForSegment(at segment: Int) -> String? {
    guard segments.indices.contains(segment), case .title(let title) = segments[segment]
    else { return nil }
    return title
  }

  /// Beside what a segment shows, on both sides together.
  private static let room: CGFloat = 11
  private static let divider: CGFloat = 1

  private func width(of content: Content) -> CGFloat {
    switch content {
    case .title(let title):
      TextMetrics(font: .systemFont(ofSize: 13)).size(of: title).width + Self.room
    case .image(let image): image.size.width + Self.room
    }
  }

  override var showsContent: Bool { !segments.isEmpty }

  override var ownContentSize: CGSize {
    let widest = segments.map { width(of: $0) }.max() ?? 0
    let dividers = Self.divider * CGFloat(max(0, segments.count - 1))
    return CGSize(width: dividers + widest * CGFloat(segments.count), height: 32)
  }
}
