import Course
import Terminal

/// The learner's screen where there is progress in another folder alone: it asks first where to go on.
///
/// No file is touched before the answer.
struct HomeScreen: ScreenContent {
  private var session: Session
  private let known: Sentence
  /// Why the answer can't be carried out.
  private var problem: StyledText?
  private var screen: CourseScreen?

  init(_ session: Session) throws(CommandError) {
    self.session = session
    let counts = session.counts(of: try session.headers())
    known = .says("screen.home", ["count": counts.solved, "total": counts.total])
  }

  mutating func frame(columns: Int, rows: Int) -> ScreenFrame {
    if let frame = screen?.frame(columns: columns, rows: rows) { return frame }
    var page = Page(columns: columns)
    page.paragraph(StyledText(session.course.title, .heading))
    page.gap()
    page.paragraph(session.words(known))
    let path = StyledText(session.workspace?.path ?? "", .code)
    page.add(
      path.wrapped(to: columns, firstIndent: 4, hangingIndent: 4, splittingPaths: true))
    page.gap()
    page.paragraph(session.styled(.says("screen.home.ask", ["folder": Workspace.folderName])))
    if let problem { page.paragraph(problem) }
    return ScreenFrame(
      page.lines, keys: session.text(.says("screen.home.keys")), columns: columns, rows: rows)
  }

  mutating func take(_ key: Key) -> ScreenReply {
    if let reply = screen?.take(key) { return reply }
    do throws(CommandError) {
      switch key {
      case .enter: break
      case .character("b"): try session.makeWorkspace()
      case .escape, .interrupt, .character("q"): return .end
      default: return .goOn
      }
      screen = try CourseScreen(session)
      return screen == nil ? .end : .goOn
    } catch {
      problem = StyledText(error.message(session.course.strings), .bad)
      return .goOn
    }
  }

  mutating func tick(at now: Int) -> Bool { screen?.tick(at: now) ?? false }

  mutating func finish() { screen?.finish() }
}
