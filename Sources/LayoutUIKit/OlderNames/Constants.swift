// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

@available(swift, obsoleted: 4, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = UILayoutPriority.required

@available(swift, obsoleted: 4, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh

@available(swift, obsoleted: 4, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow

@available(swift, obsoleted: 4, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

@available(swift, obsoleted: 4, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight

@available(swift, obsoleted: 4, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = UIFont.Weight.thin

@available(swift, obsoleted: 4, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light

@available(swift, obsoleted: 4, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular

@available(swift, obsoleted: 4, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium

@available(swift, obsoleted: 4, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = UIFont.Weight.semibold

@available(swift, obsoleted: 4, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold

@available(swift, obsoleted: 4, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy = UIFont.Weight.heavy

@available(swift, obsoleted: 4, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack = UIFont.Weight.black

@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font

@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor

@available(swift, obsoleted: 4, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle

@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.zero")
public let UIEdgeInsetsZero = UIEdgeInsets.zero

@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize

@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize

@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension = UITableView.automaticDimension

@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.noSegment")
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment

@available(swift, obsoleted: 3, renamed: "CGRect.zero")
public let CGRectZero = CGRect.zero

@available(swift, obsoleted: 3, renamed: "CGPoint.zero")
public let CGPointZero = CGPoint.zero

@available(swift, obsoleted: 3, renamed: "CGSize.zero")
public let CGSizeZero = CGSize.zero
