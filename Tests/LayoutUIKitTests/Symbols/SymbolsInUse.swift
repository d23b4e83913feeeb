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
