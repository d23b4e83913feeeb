import Foundation
import Testing

/// The sources and the document say which names there are; `OrdinaryUseTests` compiles them.
@Suite("UIKit names that many projects use")
struct SymbolsInUseTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What the module's sources declare: names behind a keyword, cases, and parameters' labels.
  private static let declared: Set<String> = {
    let folder = root.appending(path: "Sources/LayoutUIKit")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for case let file as URL in files ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == "swift" && !file.path.contains("/OlderNames/") {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") {
        names.formUnion(SymbolsInUseTests.names(in: line))
      }
    }
    return names
  }()

  private static func names(in line: Substring) -> [String] {
    let words = words(of: line)
    let kinds = ["class", "struct", "protocol", "typealias", "enum", "func", "var", "let", "case"]
    if words.first == "case" { return Array(words.dropFirst()) }
    let behindKeywords = zip(words, words.dropFirst()).filter { kinds.contains($0.0) }.map(\.1)
    let labels = line.split { "(,".contains($0) }.filter { $0.contains(":") }
      .compactMap { self.words(of: $0).first }
    return behindKeywords + labels
  }

  private static func words(of text: Substring) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// What UIKit hands on from another module, as ours does.
  private static let handedOn: Set = ["NSCoder"]

  /// What the document says is left out.
  private static let leftOut = firstColumn(under: "What is left out")

  /// What the document says is rewritten before compiling.
  private static let rewritten = firstColumn(under: "What is rewritten before compiling")

  /// The names in the first column of the tables under a heading of the document.
  private static func firstColumn(under heading: String) -> [String] {
    let file = root.appending(path: "docs/UIKIT.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard let heading = text.range(of: "\n## \(heading)\n") else { return [] }
    let section = text[heading.upperBound...]
    let end = section.range(of: "\n## ")?.lowerBound ?? section.endIndex
    return section[..<end].split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").map(String.init)
        .filter { $0.contains { !$0.isWhitespace && $0 != "," } }
        .map { String($0.prefix { $0 != "(" }) }
    }
  }

  @Test("each is declared or rewritten, or left out with a reason", arguments: SymbolsInUse.all)
  func known(name: String) {
    let isThere = Self.declared.union(Self.handedOn).union(Self.rewritten).contains(name)
    #expect(isThere != Self.leftOut.contains(name))
  }
}

/// What layout libraries, demos and apps use of UIKit: every name that at least three of 29 use.
enum SymbolsInUse {
  /// The names, from the one that most use.
  static let all = """
    UIView constant NSLayoutConstraint required translatesAutoresizingMaskIntoConstraints center
    addSubview isActive multiplier UIViewController UILayoutGuide activate constraints superview
    text frame topAnchor UILabel UIEdgeInsets backgroundColor priority viewDidLoad UIWindow
    leadingAnchor bottomAnchor font NSCoder @objc UILayoutPriority bounds trailingAnchor UIColor
    image alignment widthAnchor heightAnchor UIImageView axis UIFont textColor UIImage
    equalToConstant #selector relation centerXAnchor layer centerY UIScrollView centerYAnchor
    spacing centerX numberOfLines addLayoutGuide toItem alpha UIButton subviews relatedBy
    UITableViewCell rightAnchor leftAnchor setContentHuggingPriority safeAreaLayoutGuide
    identifier NSLayoutXAxisAnchor NSLayoutYAxisAnchor UIStackView contentView textAlignment
    UITableView isHidden UITextField contentMode setContentCompressionResistancePriority setTitle
    NSLayoutDimension addArrangedSubview lastBaseline firstBaseline cornerRadius
    NSDirectionalEdgeInsets owningView secondItem firstItem layoutIfNeeded defaultHigh addTarget
    animate bottomMargin topMargin rightMargin leftMargin deactivate UISwitch firstAttribute
    greaterThanOrEqualToConstant secondAttribute lessThanOrEqualToConstant UIScreen setImage
    trailingMargin leadingMargin centerYWithinMargins centerXWithinMargins distribution
    layoutMarginsGuide sizeThatFits directionalLayoutMargins readableContentGuide
    UICollectionViewCell layoutSubviews intrinsicContentSize UIProgressView UICollectionView
    isLayoutMarginsRelativeArrangement layoutMargins removeFromSuperview fittingSizeLevel
    defaultLow UILayoutSupport topLayoutGuide bottomLayoutGuide @IBOutlet sizeToFit loadView
    clipsToBounds notAnAttribute UITraitCollection setNeedsLayout viewDidLayoutSubviews
    objc_setAssociatedObject NSLayoutAnchor objc_getAssociatedObject firstBaselineAnchor
    noIntrinsicMetric semanticContentAttribute autoresizingMask
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
