import Course
import Grading
import Platform
import SwiftRunning
import Terminal

/// `lessons doctor`: what answers in Swift need, whether it is here, and what to do about it.
enum DoctorCommand {
  static let command = CommandSpec(
    "doctor", summary: .says("help.doctor"), details: .says("help.doctor.details"),
    options: [.init("build", help: .says("help.doctor.build"))], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    guard let strings = CourseFinder.strings(for: invocation, surroundings) else {
      return Outcome(errors: [StyledText(WithoutStrings.words)], status: .notYet)
    }
    let findings = DoctorExamination(
      invocation: invocation, surroundings: surroundings, strings: strings,
      builds: invocation.isSet("build")
    ).findings()
    let status: ExitStatus = findings.allSatisfy(\.isGood) ? .passed : .notYet
    if invocation.isSet("json") {
      return Outcome(DoctorReport(findings: findings), of: "doctor", status: status)
    }
    var page = Page(columns: surroundings.settings.columns)
    let titles = findings.map { strings.text($0.subject.title) }
    let width = titles.map(\.widthInColumns).max() ?? 0
    for (title, finding) in zip(titles, findings) {
      add(finding, titled: title, width: width, to: &page)
    }
    page.gap()
    let (conclusion, style) = conclusion(findings)
    page.paragraph(StyledText(strings.text(conclusion), style))
    return Outcome(output: page.lines, status: status)
  }

  private static func conclusion(_ findings: [DoctorFinding]) -> (Sentence, StyledText.Meaning) {
    if findings.allSatisfy(\.isGood) { return (.says("doctor.conclusion.good"), .good) }
    guard findings.contains(where: { $0.subject == .course && $0.isGood }) else {
      return (.says("doctor.conclusion.noCourse"), .bad)
    }
    return (.says("doctor.conclusion.bad"), .bad)
  }

  /// Adds a finding beside its subject, or below it where a path would be broken.
  private static func add(
    _ finding: DoctorFinding, titled title: String, width: Int, to page: inout Page
  ) {
    let subject = StyledText(title, finding.isGood ? .strong : .bad)
    let words = StyledText(finding.words)
    if words.widestWordInColumns + width + 4 > page.columns {
      page.paragraph(subject)
      for line in words.wrapped(to: max(page.columns - 4, words.widestWordInColumns)) {
        page.add([StyledText("    ") + line])
      }
    } else {
      page.paragraph(subject + StyledText(title.spaces(to: width + 2)) + words, hanging: width + 4)
    }
    if let advice = finding.advice {
      page.paragraph(StyledText(advice, .quiet), indent: width + 4)
    }
  }
}

private struct DoctorReport: Report {
  let findings: [DoctorFinding]
}

/// One thing that answers in Swift need, and its state on this machine.
struct DoctorFinding: Encodable {
  /// What it is; reports name it the same in every version and language.
  enum Subject: String, Encodable {
    case course, compiler, module, jail, results, teaching

    var title: Sentence {
      switch self {
      case .course: .says("doctor.course")
      case .compiler: .says("doctor.compiler")
      case .module: .says("doctor.module")
      case .jail: .says("doctor.jail")
      case .results: .says("doctor.results")
      case .teaching: .says("doctor.teaching")
      }
    }
  }

  let subject: Subject
  let isGood: Bool
  let words: String
  let advice: String?

  static func good(_ subject: Subject, _ words: String, advice: String? = nil) -> Self {
    Self(subject: subject, isGood: true, words: words, advice: advice)
  }

  static func bad(_ subject: Subject, _ words: String, advice: String) -> Self {
    Self(subject: subject, isGood: false, words: words, advice: advice)
  }
}

struct DoctorExamination {
  let invocation: Invocation
  let surroundings: Surroundings
  let strings: StringsCatalogue
  let builds: Bool

  private func text(_ sentence: Sentence) -> String { strings.text(sentence) }

  /// The findings, in the order in which things are needed.
  func findings() -> [DoctorFinding] {
    var findings = [course]
    do throws(SwiftFailure) {
      let toolchain = try Toolchain.find(environment: surroundings.environment)
      findings.append(compiler(toolchain))
      findings.append(module(try SwiftSetup(surroundings)))
    } catch {
      let isFirst = findings.count == 1
      findings.append(missing(isFirst ? .compiler : .module, error))
    }
    findings.append(jail)
    if let setup = try? SwiftSetup(surroundings) {
      let counts = setup.answers(trust: .none, strings, surroundings).counts
      findings.append(
        .good(
          .results,
          text(
            .says("doctor.results.counts", ["run": counts.misses, "found": counts.hits])
          )))
    }
    findings.append(teaching)
    return findings
  }

  /// Whether teachers' commands can be carried out; learners don't need them.
  private var teaching: DoctorFinding {
    guard OtherProgram(.teaching, beside: surroundings).file != nil else {
      let build = OtherProgram.line(building: .teaching)
      return .good(
        .teaching, text(.says("doctor.teaching.missing")),
        advice: text(.says("doctor.teaching.advice", ["build": build])))
    }
    return .good(.teaching, text(.says("doctor.teaching.there")))
  }

  private func missing(_ subject: DoctorFinding.Subject, _ failure: SwiftFailure) -> DoctorFinding {
    guard case .unavailable(let reason, let advice) = failure else {
      return .bad(subject, "\(failure)", advice: text(.says("doctor.reportIt")))
    }
    return .bad(subject, text(reason), advice: text(advice))
  }

  private var course: DoctorFinding {
    do throws(CourseFinder.Failure) {
      let folder = try CourseFinder.find(for: invocation, surroundings)
      let path = surroundings.shortened(folder.path)
      guard folder.origin == .nearby else { return .good(.course, path) }
      return .good(
        .course, text(.says("doctor.course.nearby", ["folder": path])),
        advice: text(.says("doctor.course.nearby.advice")))
    } catch {
      return .bad(.course, text(error.reason), advice: text(error.advice))
    }
  }

  private func compiler(_ toolchain: Toolchain) -> DoctorFinding {
    guard let version = toolchain.version() else {
      return .bad(
        .compiler, text(.says("doctor.compiler.silent", ["compiler": toolchain.compiler])),
        advice: text(.says("doctor.compiler.silent.advice")))
    }
    return .good(.compiler, "\(version), \(toolchain.compiler)")
  }

  private func module(_ setup: SwiftSetup) -> DoctorFinding {
    guard Folder.canBeWritten(setup.cache.path) else {
      return .bad(
        .module, text(.says("doctor.module.notKept", ["folder": setup.cache.path])),
        advice: text(.says("doctor.module.notKept.advice")))
    }
    let answers = setup.answers(trust: .none, strings, surroundings)
    do throws(SwiftFailure) {
      if builds { try answers.buildModules() }
      guard try answers.hasModules() else {
        return .good(
          .module, text(.says("doctor.module.notBuilt")),
          advice: text(.says("doctor.module.notBuilt.advice")))
      }
      return .good(.module, text(.says("doctor.module.built", ["folder": setup.cache.path])))
    } catch {
      return missing(.module, error)
    }
  }

  private var jail: DoctorFinding {
    let advice = text(.says("doctor.jail.advice"))
    switch JailProbe.level {
    case .full:
      if let error = JailProbe.trialFault() {
        return .bad(
          .jail, text(.says("doctor.jail.failed", ["reason": "\(error)"])), advice: advice)
      }
      let version = "\(JailProbe.landlockVersion)"
      return .good(.jail, text(.says("doctor.jail.full", ["version": version])))
    case .withoutLandlock:
      return .bad(.jail, text(.says("doctor.jail.partial")), advice: advice)
    case .none: return .bad(.jail, text(.says("doctor.jail.none")), advice: advice)
    }
  }
}
