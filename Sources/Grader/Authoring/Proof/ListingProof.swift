import Course
import Feedback
import Grading
import LayoutEngine
import LogExplaining

struct ListingProof {
  /// The width at which drawings stand in lessons.
  static let drawingWidth = 64

  let lesson: Lesson
  let exercises: [Exercise]
  let listing: Document.Listing
  let place: SourcePlace
  let runner: AnswerRunner

  private static let attributes: [String: Set<String>] = [
    "layout": [
      "figure", "window", "direction", "axis", "gives", "layouts", "invalid", "unreadable",
      "equivalent", "from", "asks", "choices",
    ],
    "drawing": ["figure", "window", "axis", "direction"],
    "swift": ["same-as", "fails", "figure", "imports"],
    "log": LogListing.attributes,
  ]

  func run(_ tally: inout ProofTally) {
    guard let known = Self.attributes[listing.kind] else {
      tally.add(
        error(.says("check.listing.kind", ["kind": listing.kind])))
      return
    }
    if let odd = listing.attributes.first(where: { !known.contains($0.name) }) {
      tally.add(
        error(
          .says(
            "check.listing.attribute",
            [
              "kind": listing.kind, "name": odd.name,
              "names": known.sorted().joined(separator: ", "),
            ])
        ))
      return
    }
    let complaint: Sentence? =
      switch listing.kind {
      case "layout": layoutComplaint
      case "drawing": drawingComplaint
      case "log":
        LogListing(listing, figure: listing["same-as"].flatMap { lesson.figure(named: $0) })
          .complaint
      default: swiftComplaint
      }
    if let complaint {
      tally.add(error(complaint))
    } else {
      tally.count(proved)
    }
  }

  /// What is proved of a listing of this kind.
  private var proved: ProofSubject {
    switch listing.kind {
    case "layout": .listings
    case "drawing": .drawings
    case "log": .logs
    default: .swiftListings
    }
  }

  private func error(_ sentence: Sentence) -> CourseError {
    CourseError(lesson.file.path, at: place, sentence)
  }

  private var figure: Figure { Figure(listing.lines.joined(separator: "\n")) }

  // MARK: Layout

  private var layoutComplaint: Sentence? {
    let constraints: [Constraint]
    do {
      constraints = try figure.constraints()
    } catch {
      return refusalComplaint(error)
    }
    if let code = listing["unreadable"] {
      return .says("check.listing.readable", ["code": code])
    }
    if let rule = listing["invalid"] { return .says("check.listing.valid", ["rule": rule]) }
    if listing["equivalent"] != nil, Set(constraints.map { CanonicalForm($0) }).count != 1 {
      return .says("check.listing.equivalent")
    }
    return countComplaint ?? givesComplaint
  }

  /// Whether there are as many layouts as the listing says: `none`, `one` or `many`.
  private var countComplaint: Sentence? {
    guard let claimed = listing["layouts"] else { return nil }
    guard let window = Size(words: listing["window"] ?? "") else {
      return .says("check.listing.layouts.window")
    }
    let count = figure.layoutCount(
      in: window, direction: listing.direction, axis: listing.axis)
    return count == claimed
      ? nil
      : .says("check.listing.layouts", ["count": count ?? "none", "claimed": claimed])
  }

  private func refusalComplaint(_ refusal: FigureError) -> Sentence? {
    switch refusal {
    case .unreadable(let error):
      error.code == listing["unreadable"]
        ? nil
        : .says(
          "check.listing.unread", ["line": .count(error.range.line), "code": .text(error.code)])
    case .blank(let range): .says("check.listing.blank", ["line": range.line])
    case .invalid(let violation, let range):
      violation.rule == listing["invalid"]
        ? nil
        : .says(
          "check.listing.invalid", ["line": .count(range.line), "rule": .text(violation.rule)])
    }
  }

  private var givesComplaint: Sentence? {
    guard listing["gives"] != nil else { return nil }
    guard let window = Size(words: listing["window"] ?? "") else {
      return .says("check.listing.gives.window")
    }
    let direction = listing.direction
    guard let frames = figure.frames(in: window, direction: direction, axis: listing.axis) else {
      return .says("check.listing.gives.layout")
    }
    let scene = figure.scene.sized(to: window)
    let problem = LayoutProblem(scene: scene, constraints: [], direction: direction)
    for (name, claimed) in claims {
      guard let anchor = scene.anchor(named: name), let number = Double(claimed) else {
        return .says("check.listing.gives.pair", ["pair": "\(name):\(claimed)"])
      }
      let value = problem.value(of: anchor, in: frames)
      if abs(value - number) > Tolerance.points {
        return .says(
          "check.listing.gives.value",
          ["name": .text(name), "value": .points(value), "claimed": .text(claimed)])
      }
    }
    return nil
  }

  private var claims: [(name: String, number: String)] {
    (listing["gives"] ?? "").split(separator: ",").map { pair in
      let parts = pair.split(separator: ":", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }

  /// The numbers that a `gives` promises, as they are written.
  var givenValues: Set<String> {
    listing.kind == "layout" ? Set(claims.map(\.number)) : LogListing.givenValues(listing)
  }

  // MARK: Drawing

  private var drawing: [String]? {
    lesson.picture(listing).map { picture in
      LayoutDrawing(picture).lines(columns: Self.drawingWidth).map(\.text)
    }
  }

  /// The drawing as it has to be, if it isn't what stands in the lesson.
  var newDrawing: [String]? {
    guard listing.kind == "drawing", let drawing, drawing != listing.lines else { return nil }
    return drawing
  }

  private var drawingComplaint: Sentence? {
    guard let drawing else {
      return .says("check.listing.drawing.none")
    }
    return drawing == listing.lines
      ? nil : .says("check.listing.drawing.old")
  }

  // MARK: Swift

  private var swiftComplaint: Sentence? {
    if let end = listing["fails"] { return failureComplaint(end) }
    guard let name = listing["same-as"], let (statements, scene) = counterpart(named: name) else {
      return
        .says("check.listing.swift.claim")
    }
    switch outcome(about: scene) {
    case .stated(let stated):
      return stated == Self.forms(statements, scene)
        ? nil : .says("check.listing.swift.other", ["name": name])
    case .failed(let end, let message):
      return .says(
        "check.listing.swift.fails", ["error": .text(end), "message": .sentence(message)])
    case .unavailable(let reason): return .notRun(reason)
    }
  }

  /// A listing that shows what the compiler or UIKit refuses.
  private func failureComplaint(_ end: String) -> Sentence? {
    guard let name = listing["figure"], let figure = lesson.figure(named: name) else {
      return .says("check.listing.swift.figure")
    }
    switch outcome(about: figure.scene) {
    case .failed(end, _): return nil
    case .failed(let other, let message):
      return .says(
        "check.listing.swift.failsOther",
        ["error": .text(other), "claimed": .text(end), "message": .sentence(message)])
    case .stated: return .says("check.listing.swift.passes", ["claimed": end])
    case .unavailable(let reason): return .notRun(reason)
    }
  }

  private func outcome(about scene: Scene) -> SwiftListing.Outcome {
    let imports = (listing["imports"] ?? "UIKit").split(separator: ",").map(String.init)
    let lines = SwiftListing(lines: listing.lines, imports: imports, scene: scene)
    return lines.outcome(of: runner.outcome(of: lines.request))
  }

  /// The equations that the Swift lines have to match, and the scene that both are about.
  private func counterpart(named name: String) -> ([WrittenStatement], Scene)? {
    if name.hasSuffix("/solution.layout") {
      let id = name.dropLast("/solution.layout".count)
      guard let exercise = exercises.first(where: { $0.id == id }) else { return nil }
      return (EquationReader.read(exercise.solution.text).statements, exercise.scene)
    }
    guard let figure = lesson.figure(named: name) else { return nil }
    return (figure.statements, figure.scene)
  }

  private static func forms(
    _ statements: [WrittenStatement], _ scene: Scene
  ) -> Set<StatementForm> {
    let stated = statements.filter { statement in
      // What there is needn't be said in Swift: it is there.
      if case .scene(let about) = statement.outcome { !about.property.isFact } else { true }
    }
    return Set(stated.flatMap { StatementForm($0, scene: scene).parts })
  }
}

extension Sentence {
  fileprivate static func notRun(_ reason: Sentence) -> Sentence {
    .says("check.listing.swift.notRun", ["reason": reason])
  }
}

/// A log in a lesson, read and solved, and what the lesson says about it.
struct LogListing {
  /// What may stand behind `log`.
  static let attributes: Set<String> = ["same-as", "sets", "set", "points", "unwanted"]

  private let listing: Document.Listing
  /// The listing of equations that `same-as` names.
  private let figure: Figure?
  private let reports: [LogReport]

  init(_ listing: Document.Listing, figure: Figure?) {
    self.listing = listing
    self.figure = figure
    reports = ConflictLog(reading: listing.lines.joined(separator: "\n")).reports
  }

  /// The numbers of points that the listing promises, as they are written.
  static func givenValues(_ listing: Document.Listing) -> Set<String> {
    listing.kind == "log" ? Set(listing["points"].map { [$0] } ?? []) : []
  }

  /// What has to be mended; `nil` if nothing has.
  var complaint: Sentence? {
    guard let report = reports.first, reports.count == 1 else {
      return .says("check.listing.log.reports", ["count": reports.count])
    }
    if let unread = report.unread.first {
      return .says(
        "check.listing.log.unread", ["line": .count(unread.range.line), "text": .text(unread.text)])
    }
    let explanation = LogExplanation(report, layout: LoggedLayout(report))
    guard !explanation.sets.isEmpty else { return .says("check.listing.log.satisfied") }
    return setComplaint(explanation) ?? suspectComplaint(explanation)
      ?? equationComplaint(explanation.layout)
  }

  private func setComplaint(_ explanation: LogExplanation) -> Sentence? {
    let count = explanation.sets.count
    if let claimed = listing["sets"], claimed != "\(count)" {
      return .says("check.listing.log.sets", ["count": .count(count), "claimed": .text(claimed)])
    }
    let sets = explanation.sets.map { $0.map { "\($0 + 1)" }.joined(separator: ",") }
    if let claimed = listing["set"], !sets.contains(claimed) {
      return .says("check.listing.log.set", ["set": sets.first ?? "", "claimed": claimed])
    }
    let points = pointsText(explanation.conflictList.conflicts[0].points)
    if let claimed = listing["points"], claimed != points {
      return .says("check.listing.log.points", ["points": points, "claimed": claimed])
    }
    return nil
  }

  private func suspectComplaint(_ explanation: LogExplanation) -> Sentence? {
    guard let claimed = listing["unwanted"] else { return nil }
    let likeliest = explanation.likeliest.map { "\($0.entry + 1)" }
    return likeliest.contains(claimed)
      ? nil
      : .says(
        "check.listing.log.unwanted", ["line": likeliest.first ?? "none", "claimed": claimed])
  }

  /// The equations that a lesson shows for a log say what its lines say, one for each.
  private func equationComplaint(_ layout: LoggedLayout) -> Sentence? {
    guard let name = listing["same-as"] else { return nil }
    guard let figure else { return .says("check.listing.log.same", ["name": name]) }
    let written = EquationDocument(statements: figure.statements).constraints
    guard written.count == layout.constraints.count else {
      return .says(
        "check.listing.log.count",
        [
          "count": .count(layout.constraints.count), "name": .text(name),
          "other": .count(written.count),
        ])
    }
    for (index, (line, logged)) in zip(written, layout.constraints).enumerated() {
      guard let logged else {
        return .says("check.listing.log.nothing", ["line": index + 1])
      }
      let said = (try? line.draft(in: layout.scene)).flatMap { Constraint(unchecked: $0) }
      if said.map({ CanonicalForm($0).matches(CanonicalForm(logged)) }) != true {
        let equation = EquationPrinter.equation(for: logged, in: layout.scene)
        return .says(
          "check.listing.log.other",
          ["line": .count(index + 1), "equation": .text(equation), "name": .text(name)])
      }
    }
    return nil
  }
}
