// As with the library itself, `import Masonry` is enough to have views.
@_exported public import LayoutUIKit
