import Course
import Grading
import Platform
import SwiftRunning
import Terminal

/// Examines everything that answers in Swift need on a machine.
struct DoctorExamination {
  let invocation: Invocation
  let surroundings: Surroundings
  let strings: StringsCatalogue
  /// Whether to build the module where it isn't built yet.
  let builds: Bool

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
          strings.text(
            .says(
              "doctor.results.counts", ["run": .count(counts.misses), "found": .count(counts.hits)])
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
        .teaching, strings.text(.says("doctor.teaching.missing")),
        advice: strings.text(.says("doctor.teaching.advice", ["build": .text(build)])))
    }
    return .good(.teaching, strings.text(.says("doctor.teaching.there")))
  }

  private func missing(_ subject: DoctorFinding.Subject, _ failure: SwiftFailure) -> DoctorFinding {
    guard case .unavailable(let reason, let advice) = failure else {
      return .bad(subject, "\(failure)", advice: strings.text(.says("doctor.reportIt")))
    }
    return .bad(subject, strings.text(reason), advice: strings.text(advice))
  }

  private var course: DoctorFinding {
    do throws(CourseFinder.Failure) {
      let folder = try CourseFinder.find(for: invocation, surroundings)
      let path = surroundings.shortened(folder.path)
      guard folder.origin == .nearby else { return .good(.course, path) }
      return .good(
        .course, strings.text(.says("doctor.course.nearby", ["folder": .text(path)])),
        advice: strings.text(.says("doctor.course.nearby.advice")))
    } catch {
      return .bad(.course, strings.text(error.reason), advice: strings.text(error.advice))
    }
  }

  private func compiler(_ toolchain: Toolchain) -> DoctorFinding {
    guard let version = toolchain.version() else {
      return .bad(
        .compiler,
        strings.text(.says("doctor.compiler.silent", ["compiler": .text(toolchain.compiler)])),
        advice: strings.text(.says("doctor.compiler.silent.advice")))
    }
    return .good(.compiler, "\(version), \(toolchain.compiler)")
  }

  private func module(_ setup: SwiftSetup) -> DoctorFinding {
    guard Folder.canBeWritten(setup.cache.path) else {
      return .bad(
        .module, strings.text(.says("doctor.module.notKept", ["folder": .text(setup.cache.path)])),
        advice: strings.text(.says("doctor.module.notKept.advice")))
    }
    let answers = setup.answers(trust: .none, strings, surroundings)
    do throws(SwiftFailure) {
      if builds { try answers.buildModules() }
      guard try answers.hasModules() else {
        return .good(
          .module, strings.text(.says("doctor.module.notBuilt")),
          advice: strings.text(.says("doctor.module.notBuilt.advice")))
      }
      return .good(
        .module, strings.text(.says("doctor.module.built", ["folder": .text(setup.cache.path)])))
    } catch {
      return missing(.module, error)
    }
  }

  private var jail: DoctorFinding {
    let advice = strings.text(.says("doctor.jail.advice"))
    switch JailProbe.level {
    case .full:
      if let error = JailProbe.trialFault() {
        return .bad(
          .jail, strings.text(.says("doctor.jail.failed", ["reason": .text("\(error)")])),
          advice: advice)
      }
      let version = "\(JailProbe.landlockVersion)"
      return .good(.jail, strings.text(.says("doctor.jail.full", ["version": .text(version)])))
    case .withoutLandlock:
      return .bad(.jail, strings.text(.says("doctor.jail.partial")), advice: advice)
    case .none: return .bad(.jail, strings.text(.says("doctor.jail.none")), advice: advice)
    }
  }
}
