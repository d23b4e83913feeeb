import Foundation

extension UIScrollView {
  /// The places of all rows or items, section by section.
  ///
  /// - Parameters:
  ///   - sections: How many sections there are; a negative number is none.
  ///   - count: How many rows or items a section has.
  /// - Returns: The places, in order.
  func paths(sections: Int, count: (Int) -> Int) -> [IndexPath] {
    (0..<max(0, sections)).flatMap { section in
      (0..<max(0, count(section))).map { IndexPath(item: $0, section: section) }
    }
  }
}
