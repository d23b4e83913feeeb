import Course
import Feedback
import LayoutEngine

/// A window and a reading direction.
struct CaseReport: Encodable {
  let width: Double
  let height: Double
  let direction: String
  /// What is otherwise in the window; left out where nothing is.
  let with: String?
  /// How often something has happened to the answer; left out where nothing has.
  var times: Int?

  init(_ layoutCase: LayoutCase) {
    self.init(
      window: layoutCase.window, direction: layoutCase.direction, with: layoutCase.setting.name)
    times = layoutCase.setting.times > 0 ? layoutCase.setting.times : nil
  }

  init(window: Size, direction: LayoutDirection, with name: String? = nil) {
    with = name
    width = window.width
    height = window.height
    self.direction = direction.rawValue
  }
}

/// Where a view is in its window, in points.
struct ViewReport: Encodable {
  let name: String
  /// Counted from the window's left edge.
  let left: Double?
  let right: Double?
  let top: Double?
  let bottom: Double?
  /// Counted from the edge of the window at which reading begins.
  let leading: Double?
  let trailing: Double?
  let width: Double?
  let height: Double?

  /// A view of which only some axes are known; the keys of the others are left out.
  init(_ view: NamedFrame, window: Size, direction: LayoutDirection, axes: [Axis] = Axis.allCases) {
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

  /// All views of a scene.
  static func views(
    of scene: Scene, _ frames: Frames, in layoutCase: LayoutCase
  ) -> [ViewReport] {
    scene.namedFrames(frames).map {
      ViewReport($0, window: layoutCase.window, direction: layoutCase.direction)
    }
  }
}

/// A layout that has a name, in its window.
struct NamedLayoutReport: Encodable {
  let name: String
  let window: CaseReport
  let views: [ViewReport]
}

extension Feedback {
  /// The layouts that are drawn with their names; `nil` where there are none.
  var pairReports: [NamedLayoutReport]? {
    guard let picture, case .named(let names) = picture.subject else { return nil }
    return zip(names, picture.layouts).map { name, layout in
      NamedLayoutReport(
        name: name, window: CaseReport(layout.layoutCase), views: layout.viewReports)
    }
  }
}

extension Picture.Layout {
  /// Where its views are.
  var viewReports: [ViewReport] {
    views.map {
      ViewReport($0, window: layoutCase.window, direction: layoutCase.direction)
    }
  }
}

/// A number that nothing decides.
struct RangeReport: Encodable {
  let anchor: String
  /// The least it can be, in points; left out where there is no end.
  let lowest: Double?
  let highest: Double?

  init(_ range: Ambiguity.Range, _ words: DiagnosisWords) {
    self.init(
      words.name(of: range.part, range.item),
      Extent(lowest: range.lowest, highest: range.highest))
  }

  init(_ anchor: String, _ range: Extent) {
    self.anchor = anchor
    lowest = reportedPoints(range.lowest)
    highest = reportedPoints(range.highest)
  }
}

/// A smallest set of statements that can't all be satisfied.
struct ConflictReport: Encodable {
  let members: [MemberReport]
  /// By how many points they conflict.
  let points: Double?
}

/// A member of a conflict.
struct MemberReport: Encodable {
  /// The file of the line, if it is one that the learner wrote.
  var file: String?
  var line: Int?
  /// The line as it was written, or what else takes part in words.
  let words: String
}

extension MemberReport {
  /// What takes part in something: lines as they were written, then what the scene adds.
  ///
  /// Constraints that aren't listed, such as those that settle an axis of which nobody speaks, are
  /// left out.
  static func list(
    of members: [Conflict.Member], among constraints: [Constraint], _ source: TryText,
    _ words: DiagnosisWords, _ strings: StringsCatalogue
  ) -> [MemberReport] {
    let lines = source.lines
    return members.compactMap { member in
      guard case .constraint(let index) = member else {
        return words.member(member).map { MemberReport(words: strings.text($0)) }
      }
      guard constraints.indices.contains(index) else { return nil }
      guard let range = constraints[index].origin.answerRange,
        lines.indices.contains(range.line - 1)
      else {
        return MemberReport(
          words: EquationPrinter.equation(for: constraints[index], in: words.scene))
      }
      let place = source.place(of: range.line)
      return MemberReport(
        file: place.file, line: place.line, words: String(lines[range.line - 1]))
    }
  }
}

/// A stretch of a text.
struct PlaceReport: Encodable {
  /// The file, as messages name it; left out for words of the command itself.
  let file: String?
  let line: Int
  let column: Int
  /// The place after the last character.
  let endLine: Int
  let endColumn: Int

  init(_ range: SourceRange, file: String?, line: Int) {
    self.file = file
    self.line = line
    column = range.start.column
    endLine = line + range.end.line - range.start.line
    endColumn = range.end.column
  }
}

/// What is told about a finding.
struct WordsReport: Encodable {
  let seen: String
  var meaning: String?
  var next: String?
}
