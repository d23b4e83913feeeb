// As with Apple's, `import MapKit` is enough to have views.
@_exported public import LayoutUIKit
