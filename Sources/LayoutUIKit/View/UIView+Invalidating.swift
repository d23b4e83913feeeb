/// What a view has to do again when one of its properties changes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  /// The kinds of things that a view may have to do again.
  public enum Invalidations {
    public struct Layout: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    public struct Constraints: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    public struct IntrinsicContentSize: UIViewInvalidating {
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    public struct Display: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
  }

  /// A property of a view: a change lets the view do something again.
  @propertyWrapper
  public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let kinds: [any UIViewInvalidating]

    public init(wrappedValue: Value, _ kind: some UIViewInvalidating) {
      (value, kinds) = (wrappedValue, [kind])
    }

    public init(
      wrappedValue: Value, _ one: some UIViewInvalidating, _ other: some UIViewInvalidating
    ) {
      (value, kinds) = (wrappedValue, [one, other])
    }

    public init(
      wrappedValue: Value, _ one: some UIViewInvalidating, _ other: some UIViewInvalidating,
      _ third: some UIViewInvalidating
    ) {
      (value, kinds) = (wrappedValue, [one, other, third])
    }

    @available(*, unavailable, message: "only properties of views can be @Invalidating")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    @MainActor
    public static subscript<Owner: UIView>(
      _enclosingInstance view: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        for kind in view[keyPath: storage].kinds { kind.invalidate(view: view) }
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}
