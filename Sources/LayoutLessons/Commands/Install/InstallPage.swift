import Course
import Terminal

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
    say(
      .says("install.done", ["version": .text(ProgramVersion.current), "folder": .text(folder)]),
      in: &page)
    switch report.build {
    case .release: say(.says("install.build.release"), in: &page)
    case .debug:
      let build = "swift build -c release"
      let install = ".build/release/lessons install\(typed)"
      say(
        .says("install.build.debug", ["build": .text(build), "install": .text(install)]), in: &page)
    }
    if report.teachingProgram == nil {
      say(
        .says(
          "install.withoutTeaching",
          ["build": .text(OtherProgram.line(building: .teaching)), "install": .text(typedAgain)]),
        in: &page)
    }
    list(report.kept, in: &page)
    page.gap()
    if let line = report.pathLine {
      if let other = report.otherProgram {
        say(.says("install.otherFirst", ["file": .text(other)]), in: &page)
      }
      say(.says("install.path"), in: &page)
      page.verbatim(line, .code, indent: 4)
    } else {
      say(.says("install.ready", ["command": .text("lessons next")]), in: &page)
    }
    page.gap()
    say(
      .says("install.removal", ["command": .text("lessons install --uninstall\(typed)")]), in: &page
    )
    return page
  }

  /// The same command as it can be typed in the checkout again.
  private var typedAgain: String { "\(session.program) install\(typed)" }

  /// That the program is removed, and what stays.
  func removed(_ report: UninstallReport) -> Page {
    var page = session.page
    say(.says("install.removed", ["folder": .text(folder)]), in: &page)
    list(report.kept, in: &page)
    return page
  }

  private func list(_ kept: [String], in page: inout Page) {
    guard !kept.isEmpty else { return }
    say(.says("install.kept", ["count": .count(kept.count)]), in: &page)
    for path in kept { page.verbatim(path, indent: 4) }
  }

  private func say(_ sentence: Sentence, in page: inout Page) {
    page.paragraph(session.styled(sentence))
  }
}
