import Foundation
import LayoutMasonry
import LayoutUIKit

/// What ends a program.
enum Ending {
  /// Writes the exception and its line to standard output in place of the long report of a crash.
  @MainActor
  static func watch() {
    RaisedException.willEnd = { raised in
      let text = "\(raised.exception.reason) \(raised.place.file):\(raised.place.line)\n"
      FileHandle.standardOutput.write(Data(text.utf8))
      exit(1)
    }
  }
}

extension String {
  /// The text with every address written as 0x.
  var withoutAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x") }
}
