// As with Apple's, `import UIKit` is enough to have CGRect, CGFloat, NSCoder and their like.
@_exported public import Foundation
