import Course
import Grading
import LayoutEngine

/// A lesson's lines of Swift as the body of a function that gets the views of a scene.
struct SwiftListing {
  enum Outcome: Hashable {
    case stated(Set<StatementForm>)
    /// They don't get so far: `notCompiled`, `crashed`, or the id of the law that they break.
    case failed(String, message: Sentence)
    /// Nothing can be said about them here.
    case unavailable(Sentence)
  }

  let lines: [String]
  let imports: [String]
  let scene: Scene

  /// How the lines end, by what came of running them.
  func outcome(of result: Result<SwiftRun, SwiftFailure>) -> Outcome {
    let run: SwiftRun
    do { run = try result.get() } catch { return Self.outcome(of: error) }
    guard let snapshot = run.snapshots.first else {
      return .unavailable(.says("check.listing.swift.nothing"))
    }
    if let raised = snapshot.raised { return outcome(of: raised, in: snapshot) }
    let constraints = snapshot.constraints.compactMap { constraint in
      Constraint(unchecked: inScene(constraint.draft, of: snapshot))
        .map { StatementForm.constraints([CanonicalForm($0)]) }
    }
    return .stated(Set(constraints + contentPriorities(in: snapshot)))
  }

  /// How firmly views keep to their content, where the lines said something about it.
  private func contentPriorities(in snapshot: LayoutSnapshot) -> [StatementForm] {
    let untouched = Item("")
    return snapshot.items.flatMap { made in
      ContentPriority.allCases.compactMap { kind -> StatementForm? in
        let priority = made.item[kind]
        guard priority != untouched[kind],
          let item = scene.items.first(where: { Self.variable(for: $0.name) == made.item.name })
        else { return nil }
        return .scene(item: item.name, .contentPriority(kind, priority))
      }
    }
  }

  /// The function with the lines in it, to be run once.
  var request: SwiftRequest {
    let window = Size(width: 320, height: 480)
    let names = scene.items.map { Self.variable(for: $0.name) }
    let isParameter = scene.items.map { OwnGuide.named($0.name) == nil }
    let items = zip(scene.sized(to: window).items, names).map { item, name in
      var item = item
      item.name = name
      // What the figure says about these, the lines have to say themselves.
      (item.hugging, item.compression) = (.defaultHugging, .defaultCompression)
      return SnapshotItem(item, className: item.kind == .view ? "UIView" : "UILayoutGuide")
    }
    let given = zip(items, isParameter).filter(\.1).map(\.0)
    let parameters = given.map { "\($0.item.name): \($0.className)" }
    let text = """
      \(imports.map { "import \($0)" }.joined(separator: "\n"))
      func show(\(parameters.joined(separator: ", "))) {
      \(body)
      }

      """
    return SwiftRequest(
      text: text, fileName: "listing.swift",
      entry: .function(
        name: "show",
        parameters: given.map { SwiftParameter(label: $0.item.name, item: $0.item.name) }),
      cases: [LayoutSnapshot(window: window, items: items)])
  }

  /// The lines; where each is one constraint, it counts although nobody activates it.
  private var body: String {
    let code = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let isList = code.allSatisfy {
      $0.contains("Anchor.constraint(") && $0.hasSuffix(")") && $0.first?.isLetter == true
        && !$0.hasPrefix("let ") && !$0.hasPrefix("NSLayoutConstraint")
    }
    guard isList else { return lines.joined(separator: "\n") }
    return "NSLayoutConstraint.activate([\n\(code.joined(separator: ",\n"))\n])"
  }

  /// The variable for an item: `blue` for `Blue`, `button1` for `Button_1`.
  ///
  /// A view's own guide is a property of the view's: `blue.safeAreaLayoutGuide`.
  private static func variable(for name: String) -> String {
    let letters = name.filter { $0 != "_" && $0 != " " }
    return letters.prefix(1).lowercased() + letters.dropFirst()
  }

  private static func outcome(of failure: SwiftFailure) -> Outcome {
    switch failure {
    case .refused(let refusal): .failed("notCompiled", message: refusal.reason)
    case .notCompiled(let messages):
      .failed(
        "notCompiled",
        message: messages.first { $0.kind == .error }?.text ?? Sentence(verbatim: "–"))
    case .crashed(let crash): .failed("crashed", message: Sentence(verbatim: crash.kind.name))
    case .timedOut: .failed("timedOut", message: .says("check.listing.swift.slow"))
    case .limitExceeded(let limit):
      .failed("limitExceeded", message: Sentence(verbatim: LimitFinding.program(limit).name))
    case .unavailable(let reason, _): .unavailable(reason)
    }
  }

  private func outcome(
    of raised: SnapshotException, in snapshot: LayoutSnapshot
  ) -> Outcome {
    let draft = raised.constraint.map { inScene($0, of: snapshot) }
    let violation = draft.flatMap { RuleSet.guide.violation(in: $0, scene: scene) }
    return .failed(violation?.rule ?? "crashed", message: Sentence(verbatim: raised.reason))
  }

  /// A snapshot's constraint about the scene's items, which it knows by their variables.
  private func inScene(
    _ draft: ConstraintDraft, of snapshot: LayoutSnapshot
  ) -> ConstraintDraft {
    func moved(_ anchor: Anchor?) -> Anchor? {
      anchor.flatMap { anchor in
        let name = snapshot.items[Int(anchor.item.index)].item.name
        return scene.ids.first { Self.variable(for: scene[$0].name) == name }
          .map { Anchor($0, anchor.attribute) }
      }
    }
    var draft = draft
    draft.first = moved(draft.first)
    draft.second = moved(draft.second)
    return draft
  }
}
