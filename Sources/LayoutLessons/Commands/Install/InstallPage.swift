import Course

/// What `lessons install` says.
struct InstallPage {
  let session: Session
  /// The prefix as it is shown.
  let folder: String
  /// The prefix as it was typed, with a space before it; empty if none was.
  let typed: String

  /// That the program is installed, and what is left to do.
  func installed(_ report: InstallReport) -> Page {
    var page = session.page
    say(InstallSentence.done(version: ProgramVersion.current, folder: folder), in: &page)
    switch report.build {
    case .release: say(InstallSentence.releaseBuild, in: &page)
    case .debug:
      let build = "swift build -c release --product lessons"
      let install = ".build/release/lessons install\(typed)"
      say(InstallSentence.debugBuild(build: build, install: install), in: &page)
    }
    list(report.kept, in: &page)
    page.gap()
    if let line = report.pathLine {
      if let other = report.otherProgram { say(InstallSentence.otherFirst(file: other), in: &page) }
      say(InstallSentence.path, in: &page)
      page.verbatim(line, .code, indent: 4)
    } else {
      say(InstallSentence.ready(command: "lessons next"), in: &page)
    }
    page.gap()
    say(InstallSentence.removal(command: "lessons install --uninstall\(typed)"), in: &page)
    return page
  }

  /// That the program is removed, and what stays.
  func removed(_ report: UninstallReport) -> Page {
    var page = session.page
    say(InstallSentence.removed(folder: folder), in: &page)
    list(report.kept, in: &page)
    return page
  }

  private func list(_ kept: [String], in page: inout Page) {
    guard !kept.isEmpty else { return }
    say(InstallSentence.kept(count: kept.count), in: &page)
    for path in kept { page.verbatim(path, indent: 4) }
  }

  private func say(_ sentence: Sentence, in page: inout Page) {
    page.paragraph(StyledText(session.course.strings.text(sentence)))
  }
}
