import Foundation

/// Gives objects addresses for logs that are the same in every run of a program.
///
/// UIKit's logs print where an object is in memory, which is another place each time. These look
/// like it, and count the objects in the order in which logs first name them.
enum ObjectNumbers {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var numbers: [ObjectIdentifier: UInt] = [:]

  /// Where iOS keeps small objects, and how far apart they are at least.
  private static let start: UInt = 0x6000_0000_0000
  private static let distance: UInt = 16

  /// The address that logs print; whatever comes to an object's place in memory gets the same.
  static func address(of object: NSObject) -> UInt {
    lock.withLock {
      let key = ObjectIdentifier(object)
      let number = numbers[key] ?? UInt(numbers.count + 1)
      numbers[key] = number
      return start + number * distance
    }
  }
}
