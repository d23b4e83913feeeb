import Foundation
import LayoutUIKit

/// What an action writes to the console, with every address as 0x.
@MainActor
func console(_ action: () -> Void) -> [String] {
  var texts: [String] = []
  let (write, tell) = (ConsoleLog.write, ConsoleLog.tell)
  ConsoleLog.write = { texts.append($0.withoutAddresses) }
  ConsoleLog.tell = ConsoleLog.write
  action()
  (ConsoleLog.write, ConsoleLog.tell) = (write, tell)
  return texts
}
