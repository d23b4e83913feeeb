import Foundation
import LayoutUIKit

/// What an action writes to the console, with every address as 0x.
@MainActor
func console(_ action: () -> Void) -> [String] {
  var texts: [String] = []
  let write = ConsoleLog.write
  ConsoleLog.write = { texts.append($0.withoutAddresses) }
  action()
  ConsoleLog.write = write
  return texts
}
