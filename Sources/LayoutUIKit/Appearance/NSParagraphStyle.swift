public import Foundation

/// How a paragraph is set; kept, but measured heights don't depend on it here.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  struct Values {
    var lineSpacing: CGFloat = 0
    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var lineHeightMultiple: CGFloat = 0
  }

  var values = Values()

  public override init() { super.init() }
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var lineSpacing: CGFloat { values.lineSpacing }
  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
}

/// A paragraph's style while it is being set.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
}
