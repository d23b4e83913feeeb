import Foundation
import LayoutUIKit

extension String {
  /// The text with every address written as 0x.
  var withoutAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x") }
}
