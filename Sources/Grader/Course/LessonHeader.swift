import LayoutEngine

/// What stands above a lesson's text: what it is called, and what belongs to it.
package struct LessonHeader: Hashable, Sendable {
  /// The folder's name, for example `05-equality`.
  package let folder: String
  /// An identifier that never changes, for example `equality`.
  package let id: String
  package let title: String
  /// The ideas that are taught here.
  package let teaches: [String]
  /// The ideas that have to be taught before.
  package let needs: [String]
  /// The work that the lesson retells.
  package let source: String
  /// The ids of the lesson's exercises, in the order in which they come.
  package let exerciseIDs: [String]
  let exercisesPlace: SourcePlace?

  /// The words of a lesson's folder without its number: `equality` for `05-equality`.
  package static func words(of folder: String) -> Substring {
    let parts = folder.split(separator: "-", maxSplits: 1)
    let digits = folder.first == "A" ? parts.first?.dropFirst() : parts.first
    guard let digits, parts.count == 2, !digits.isEmpty,
      digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return folder[...] }
    return parts[1]
  }

  /// The name that the folder must have in a course in which the lesson has this number.
  package func folder(numbered number: LessonNumber) -> String {
    "\(number.inFolder)-\(Self.words(of: folder))"
  }
}
