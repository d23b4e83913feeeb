package import Course
package import Feedback
package import LayoutEngine

package struct CaseReport: Encodable {
  package let width: Double
  package let height: Double
  package let direction: String
  /// What is otherwise in the window; left out where nothing is.
  package let with: String?
  /// How often something has happened to the answer; left out where nothing has.
  package var times: Int?

  package init(_ layoutCase: LayoutCase) {
    self.init(
      window: layoutCase.window, direction: layoutCase.direction, with: layoutCase.setting.name)
    times = layoutCase.setting.times > 0 ? layoutCase.setting.times : nil
  }

  package init(window: Size, direction: LayoutDirection, with name: String? = nil) {
    with = name
    width = window.width
    height = window.height
    self.direction = direction.rawValue
  }
}

/// Where a view is in its window, in points.
package struct ViewReport: Encodable {
  package let name: String
  /// Counted from the window's left edge.
  package let left: Double?
  package let right: Double?
  package let top: Double?
  package let bottom: Double?
  /// Counted from the edge of the window at which reading begins.
  package let leading: Double?
  package let trailing: Double?
  package let width: Double?
  package let height: Double?

  /// A view of which only some axes are known; the keys of the others are left out.
  package init(
    _ view: NamedFrame, window: Size, direction: LayoutDirection, axes: [Axis] = Axis.allCases
  ) {
    let frame = view.frame
    let start = direction == .leftToRight ? frame.x : window.width - frame.maxX
    func across(_ points: Double) -> Double? {
      axes.contains(.horizontal) ? reportedPoints(points) : nil
    }
    func down(_ points: Double) -> Double? {
      axes.contains(.vertical) ? reportedPoints(points) : nil
    }
    name = view.name
    left = across(frame.x)
    right = across(frame.maxX)
    top = down(frame.y)
    bottom = down(frame.maxY)
    leading = across(start)
    trailing = across(start + frame.width)
    width = across(frame.width)
    height = down(frame.height)
  }

  package static func views(
    of scene: Scene, _ frames: Frames, in layoutCase: LayoutCase
  ) -> [ViewReport] {
    scene.namedFrames(frames).map {
      ViewReport($0, window: layoutCase.window, direction: layoutCase.direction)
    }
  }
}

/// A picture with one layout.
package struct PictureReport: Encodable {
  /// Left out where nothing has to be told apart.
  package let name: String?
  package let window: CaseReport
  package let views: [ViewReport]

  package init(
    _ picture: Picture, in layoutCase: LayoutCase? = nil, named name: String? = nil,
    axes: [Axis] = Axis.allCases
  ) {
    self.name = name
    window =
      layoutCase.map { CaseReport($0) }
      ?? CaseReport(window: picture.window, direction: picture.direction)
    views = (picture.wanted + picture.yours).map {
      ViewReport($0, window: picture.window, direction: picture.direction, axes: axes)
    }
  }
}

extension ToldWords {
  /// The layouts that are drawn with their names; `nil` where there are none.
  var pairReports: [PictureReport]? {
    guard case .named(let names)? = subject else { return nil }
    return zip(names, pictures).map { PictureReport($1, named: $0) }
  }
}

package struct RangeReport: Encodable {
  package let anchor: String
  /// The least it can be, in points; left out where there is no end.
  let lowest: Double?
  let highest: Double?

  package init(_ range: Ambiguity.Range, _ words: DiagnosisWords) {
    self.init(
      words.name(of: range.part, range.item),
      Extent(lowest: range.lowest, highest: range.highest))
  }

  package init(_ anchor: String, _ range: Extent) {
    self.anchor = anchor
    lowest = reportedPoints(range.lowest)
    highest = reportedPoints(range.highest)
  }
}

/// A smallest set of statements that can't all be satisfied.
package struct ConflictReport: Encodable {
  package let members: [MemberReport]
  /// By how many points they conflict.
  package let points: Double?

  package init(members: [MemberReport], points: Double?) {
    self.members = members
    self.points = points
  }
}

package struct MemberReport: Encodable {
  /// The file of the line, if it is one that the learner wrote.
  package var file: String?
  package var line: Int?
  /// The line as it was written, or what else takes part in words.
  package let words: String

  package init(file: String? = nil, line: Int? = nil, words: String) {
    self.file = file
    self.line = line
    self.words = words
  }

  package init(_ member: ToldFinding.Member, in source: TryText) {
    let place = member.line.map { source.place(of: $0) }
    self.init(file: place?.file, line: place?.line, words: member.words)
  }
}

package struct PlaceReport: Encodable {
  /// The file, as messages name it; left out for words of the command itself.
  package let file: String?
  package let line: Int
  package let column: Int
  /// The place after the last character.
  package let endLine: Int
  package let endColumn: Int

  package init(_ range: SourceRange, file: String?, line: Int) {
    self.file = file
    self.line = line
    column = range.start.column
    endLine = line + range.end.line - range.start.line
    endColumn = range.end.column
  }
}

package struct WordsReport: Encodable {
  package let seen: String
  package var meaning: String?
  package var next: String?

  package init(seen: String, meaning: String? = nil, next: String? = nil) {
    self.seen = seen
    self.meaning = meaning
    self.next = next
  }

  init(_ words: ToldWords) {
    self.init(
      seen: words.seen.joined(separator: " "),
      meaning: words.meaning.isEmpty ? nil : words.meaning.joined(separator: " "),
      next: words.next)
  }
}
