// swift-format-ignore-file: AlwaysUseLowerCamelCase

@available(swift, obsoleted: 4, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = UILayoutPriority.required

@available(swift, obsoleted: 4, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh

@available(swift, obsoleted: 4, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow

@available(swift, obsoleted: 4, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.zero")
public let UIEdgeInsetsZero = UIEdgeInsets.zero
