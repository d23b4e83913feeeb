/// The place of a lesson in its course: `6`, or `A1` for the first lesson of the appendix.
package struct LessonNumber: Hashable, Sendable, CustomStringConvertible {
  /// The place among the lessons, or among those of the appendix, from 1.
  private let place: Int
  private let isInAppendix: Bool

  /// The numbers of the lessons of chapters, in the order in which they are taught.
  static func all(of chapters: [(count: Int, isAppendix: Bool)]) -> [LessonNumber] {
    var places = [false: 0, true: 0]
    return chapters.flatMap { count, isAppendix in
      (0..<count).map { _ in
        places[isAppendix, default: 0] += 1
        return LessonNumber(place: places[isAppendix, default: 0], isInAppendix: isAppendix)
      }
    }
  }

  /// Whether it is the first lesson that anybody sees.
  package var isFirst: Bool { place == 1 && !isInAppendix }

  package var description: String { (isInAppendix ? "A" : "") + "\(place)" }

  /// As a folder's name begins: `06`, or `A1`.
  var inFolder: String { isInAppendix || place > 9 ? description : "0\(place)" }
}
