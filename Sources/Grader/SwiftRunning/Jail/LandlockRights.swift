/// What may be done with files, and what else a Landlock domain is cut off from.
///
/// Source: Linux, `include/uapi/linux/landlock.h` and `Documentation/userspace-api/landlock.rst`.
enum LandlockRights {
  static let execute: UInt64 = 1 << 0
  static let writeFile: UInt64 = 1 << 1
  static let readFile: UInt64 = 1 << 2
  static let readFolder: UInt64 = 1 << 3
  static let removeFolder: UInt64 = 1 << 4
  static let removeFile: UInt64 = 1 << 5
  static let makeFolder: UInt64 = 1 << 7
  static let makeFile: UInt64 = 1 << 8
  static let makeLink: UInt64 = 1 << 12
  /// To move or link between folders, since version 2.
  static let refer: UInt64 = 1 << 13
  /// To cut a file, since version 3.
  static let truncate: UInt64 = 1 << 14
  /// To send commands to devices, since version 5.
  static let commandDevice: UInt64 = 1 << 15

  static let reading = readFile | readFolder
  static let writing =
    reading | writeFile | removeFolder | removeFile | makeFolder | makeFile | makeLink | refer
    | truncate
  /// The rights that a file can be given; the others are a folder's.
  static let ofFiles = execute | writeFile | readFile | truncate | commandDevice

  /// Every right over files that a version knows; all are handled, so all are denied by default.
  static func files(version: Int) -> UInt64 {
    switch version {
    case ...1: (1 << 13) - 1
    case 2: (1 << 14) - 1
    case 3, 4: (1 << 15) - 1
    default: (1 << 16) - 1
    }
  }

  /// To bind and connect TCP sockets, since version 4.
  static func network(version: Int) -> UInt64 { version >= 4 ? 0b11 : 0 }

  /// To reach abstract sockets and send signals out of the domain, since version 6.
  static func scopes(version: Int) -> UInt64 { version >= 6 ? 0b11 : 0 }
}
