import LayoutEngine

extension LayoutVector {
  /// What can't all hold is printed as a console's log, read back and solved again.
  ///
  /// The smallest conflicts of what was read are those of the scene. Masonry's form is left out: it
  /// doesn't tell superviews, from which masks count.
  func compareLog(into differences: inout Differences) {
    for style in [ConstraintDescription.Style.today, .beforeIOS10] {
      let log = SceneLog(scene.problem, style: style)
      guard let read = log.conflicts() else {
        differences.note("in the form \(style) the log isn't read whole")
        continue
      }
      differences.compare("the conflicts of the log, \(style)", read, with: expected.conflictNames)
    }
  }
}

/// A scene as a log prints it, with a line for every statement.
private struct SceneLog {
  private let problem: LayoutProblem
  private let members: [Conflict.Member]
  private let text: String

  init(_ problem: LayoutProblem, style: ConstraintDescription.Style) {
    self.problem = problem
    members = problem.constraints.indices.map { .constraint($0) } + problem.scene.givenMembers
    let names = problem.scene.ids.map { id in
      let address = UInt(id.index + 1) * 0x100
      let kind = problem.scene[id].kind == .guide ? "UILayoutGuide" : "UIView"
      return LoggedNames.Item(
        ConstraintDescription.Item("\(kind):0x\(String(address, radix: 16))"), address: address)
    }
    let printer = StatementPrinter(problem, names: LoggedNames(names), style: style)
    let lines = members.enumerated().map { place, member in
      printer.line(of: member, at: "0xc\(place)")
    }
    text =
      RuntimeMessage.unsatisfiable(lines, broken: lines.first ?? "", hasMasks: true).text
  }

  /// The smallest conflicts of what is read from the log, as the vectors name their members.
  func conflicts() -> [[String]]? {
    let reports = ConflictLog(reading: text).reports
    guard reports.count == 1, reports[0].unread.isEmpty,
      reports[0].entries.count == members.count
    else { return nil }
    let layout = LoggedLayout(reports[0])
    var (read, entries) = layout.problem
    read.direction = problem.direction
    guard let list = try? LayoutSolver.conflicts(of: read) else { return nil }
    return list.conflicts.map { conflict in
      conflict.members.map { member in
        guard case .constraint(let index) = member else { return "\(member)" }
        return members[entries[index]].vectorName(in: problem)
      }.sorted()
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension Scene {
  /// What is required besides the constraints: given frames, masks, guides and content.
  fileprivate var givenMembers: [Conflict.Member] {
    ids.flatMap { id -> [Conflict.Member] in
      let item = self[id]
      let parts = FramePart.allCases
      var members: [Conflict.Member] = []
      switch item.placement {
      case .given: members += parts.map { .given(id, $0) }
      case .translated: members += parts.map { .translated(id, $0) }
      case .inset: members += parts.map { .inset(id, $0) }
      case .constraints, .content: break
      }
      for axis in Axis.allCases where item.intrinsic[axis] != nil {
        if item.hugging[axis].isRequired { members.append(.hugging(id, axis)) }
        if item.compression[axis].isRequired { members.append(.compression(id, axis)) }
      }
      return members
    }
  }
}
