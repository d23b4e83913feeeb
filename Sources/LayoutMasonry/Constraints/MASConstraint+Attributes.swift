import LayoutUIKit

extension MASConstraint {
  public var left: MASConstraint { chain(.left) }
  public var top: MASConstraint { chain(.top) }
  public var right: MASConstraint { chain(.right) }
  public var bottom: MASConstraint { chain(.bottom) }
  public var leading: MASConstraint { chain(.leading) }
  public var trailing: MASConstraint { chain(.trailing) }
  public var width: MASConstraint { chain(.width) }
  public var height: MASConstraint { chain(.height) }
  public var centerX: MASConstraint { chain(.centerX) }
  public var centerY: MASConstraint { chain(.centerY) }
  public var baseline: MASConstraint { chain(.lastBaseline) }
  public var firstBaseline: MASConstraint { chain(.firstBaseline) }
  public var lastBaseline: MASConstraint { chain(.lastBaseline) }
  public var leftMargin: MASConstraint { chain(.leftMargin) }
  public var rightMargin: MASConstraint { chain(.rightMargin) }
  public var topMargin: MASConstraint { chain(.topMargin) }
  public var bottomMargin: MASConstraint { chain(.bottomMargin) }
  public var leadingMargin: MASConstraint { chain(.leadingMargin) }
  public var trailingMargin: MASConstraint { chain(.trailingMargin) }
  public var centerXWithinMargins: MASConstraint { chain(.centerXWithinMargins) }
  public var centerYWithinMargins: MASConstraint { chain(.centerYWithinMargins) }
}
