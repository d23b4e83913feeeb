import Course
import Feedback
import Grading
import LayoutEngine

/// Executes one listing of a lesson.
struct ListingProof {
  /// The width at which drawings stand in lessons.
  static let drawingWidth = 64

  let lesson: Lesson
  let exercises: [Exercise]
  let listing: MarkdownListing
  let place: SourcePlace
  let runner: AnswerRunner

  private static let attributes: [String: Set<String>] = [
    "layout": [
      "figure", "window", "direction", "axis", "gives", "layouts", "invalid", "unreadable",
      "equivalent",
    ],
    "drawing": ["figure", "window", "axis", "direction"],
    "swift": ["same-as", "fails", "figure", "imports"],
    "log": LogListing.attributes,
  ]

  func run(_ report: inout ProofReport) {
    guard let known = Self.attributes[listing.kind] else {
      report.add(
        error("a listing is layout, drawing, swift or log; \(listing.kind) can't be executed"))
      return
    }
    if let odd = listing.attributes.first(where: { !known.contains($0.name) }) {
      report.add(
        error(
          "\(listing.kind) has no attribute \(odd.name); it has \(known.sorted().joined(separator: ", "))"
        ))
      return
    }
    let complaint: String? =
      switch listing.kind {
      case "layout": layoutComplaint
      case "drawing": drawingComplaint
      case "log":
        LogListing(listing, figure: listing["same-as"].flatMap { lesson.figure(named: $0) })
          .complaint
      default: swiftComplaint
      }
    if let complaint {
      report.add(error(complaint))
    } else {
      report.count(proved)
    }
  }

  /// What is proved of a listing of this kind.
  private var proved: ProofKind {
    switch listing.kind {
    case "layout": .listings
    case "drawing": .drawings
    case "log": .logs
    default: .swiftListings
    }
  }

  private func error(_ message: String) -> CourseError {
    CourseError(lesson.file.path, at: place, message)
  }

  private var figure: Figure { Figure(listing.lines.joined(separator: "\n")) }

  // MARK: Layout

  private var layoutComplaint: String? {
    let constraints: [Constraint]
    do {
      constraints = try figure.constraints()
    } catch {
      return refusalComplaint(error)
    }
    if let code = listing["unreadable"] { return "this has to be refused with \(code); it is read" }
    if let rule = listing["invalid"] { return "this has to break \(rule); it is valid" }
    if listing["equivalent"] != nil, Set(constraints.map { CanonicalForm($0) }).count != 1 {
      return "these lines have to say the same, and they don't"
    }
    return countComplaint ?? givesComplaint
  }

  /// Whether there are as many layouts as the listing says: `none`, `one` or `many`.
  private var countComplaint: String? {
    guard let claimed = listing["layouts"] else { return nil }
    guard let window = Size(words: listing["window"] ?? "") else {
      return "`layouts` needs a window, such as window=320x80"
    }
    let count = figure.layoutCount(
      in: window, direction: listing.direction, axis: listing.axis)
    return count == claimed ? nil : "these lines have \(count ?? "no") layouts, not \(claimed)"
  }

  private func refusalComplaint(_ refusal: FigureError) -> String? {
    switch refusal {
    case .unreadable(let error):
      error.code == listing["unreadable"]
        ? nil : "line \(error.range.line) of the listing can't be read (\(error.code))"
    case .blank(let range): "line \(range.line) of the listing has a blank"
    case .invalid(let violation, let range):
      violation.rule == listing["invalid"]
        ? nil : "line \(range.line) of the listing breaks \(violation.rule)"
    }
  }

  private var givesComplaint: String? {
    guard listing["gives"] != nil else { return nil }
    guard let window = Size(words: listing["window"] ?? "") else {
      return "`gives` needs a window, such as window=320x80"
    }
    let direction = listing.direction
    guard let frames = figure.frames(in: window, direction: direction, axis: listing.axis) else {
      return "these lines don't give one layout in that window"
    }
    let scene = figure.scene.sized(to: window)
    let problem = LayoutProblem(scene: scene, constraints: [], direction: direction)
    for (name, claimed) in claims {
      guard let anchor = scene.anchor(named: name), let number = Double(claimed) else {
        return "`gives` has name:number pairs; \(name):\(claimed) is none"
      }
      let value = problem.value(of: anchor, in: frames)
      if abs(value - number) > Tolerance.points {
        return "\(name) is \(pointsText(value)), not \(claimed)"
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

  private var drawing: [String]? { lesson.drawing(listing, width: Self.drawingWidth) }

  /// The drawing as it has to be, if it isn't what stands in the lesson.
  var newDrawing: [String]? {
    guard listing.kind == "drawing", let drawing, drawing != listing.lines else { return nil }
    return drawing
  }

  private var drawingComplaint: String? {
    guard let drawing else {
      return "there is no drawing: name a figure and a window in which it gives one layout"
    }
    return drawing == listing.lines
      ? nil : "this isn't the drawing; `lessons dev check --redraw` writes it anew"
  }

  // MARK: Swift

  private var swiftComplaint: String? {
    if let end = listing["fails"] { return failureComplaint(end) }
    guard let name = listing["same-as"], let (statements, scene) = counterpart(named: name) else {
      return
        "say with same-as=… which listing or solution states the same, or with fails=… how it ends"
    }
    switch outcome(about: scene) {
    case .stated(let stated):
      return stated == Self.forms(statements, scene)
        ? nil : "these lines don't state the same constraints as \(name)"
    case .failed(let end, let message): return "these lines end with \(end): \(message)"
    case .unavailable(let reason): return "these lines can't be run here: \(reason)"
    }
  }

  /// A listing that shows what the compiler or UIKit refuses.
  private func failureComplaint(_ end: String) -> String? {
    guard let name = listing["figure"], let figure = lesson.figure(named: name) else {
      return "say with figure=… whose views the lines are about"
    }
    switch outcome(about: figure.scene) {
    case .failed(end, _): return nil
    case .failed(let other, let message):
      return "these lines end with \(other), not \(end): \(message)"
    case .stated: return "these lines have to end with \(end), and nothing stops them"
    case .unavailable(let reason): return "these lines can't be run here: \(reason)"
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
