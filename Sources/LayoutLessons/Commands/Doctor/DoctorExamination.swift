import Course
import Grading
import Platform
import SwiftRunning

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
      let counts = setup.answers(trust: .none, surroundings).counts
      findings.append(
        .good(
          .results,
          strings.text(DoctorSentence.resultCounts(run: counts.misses, found: counts.hits))))
    }
    return findings
  }

  private func missing(_ subject: DoctorFinding.Subject, _ failure: SwiftFailure) -> DoctorFinding {
    guard case .unavailable(let reason, let advice) = failure else {
      return .bad(subject, "\(failure)", advice: strings.text(DoctorSentence.reportIt))
    }
    return .bad(subject, reason, advice: advice)
  }

  private var course: DoctorFinding {
    do throws(CourseFinder.Failure) {
      let folder = try CourseFinder.find(for: invocation, surroundings)
      let path = surroundings.shortened(folder.path)
      guard folder.origin == .nearby else { return .good(.course, path) }
      return .good(
        .course, strings.text(DoctorSentence.courseNearby(folder: path)),
        advice: strings.text(DoctorSentence.courseNearbyAdvice))
    } catch {
      return .bad(.course, strings.text(error.reason), advice: strings.text(error.advice))
    }
  }

  private func compiler(_ toolchain: Toolchain) -> DoctorFinding {
    guard let version = toolchain.version() else {
      return .bad(
        .compiler, strings.text(DoctorSentence.compilerSilent(compiler: toolchain.compiler)),
        advice: strings.text(DoctorSentence.compilerSilentAdvice))
    }
    return .good(.compiler, "\(version), \(toolchain.compiler)")
  }

  private func module(_ setup: SwiftSetup) -> DoctorFinding {
    guard Folder.canBeWritten(setup.cache.path) else {
      return .bad(
        .module, strings.text(DoctorSentence.moduleNotKept(folder: setup.cache.path)),
        advice: strings.text(DoctorSentence.moduleNotKeptAdvice))
    }
    let answers = setup.answers(trust: .none, surroundings)
    do throws(SwiftFailure) {
      if builds { try answers.buildModules() }
      guard try answers.hasModules() else {
        return .good(
          .module, strings.text(DoctorSentence.moduleNotBuilt),
          advice: strings.text(DoctorSentence.moduleNotBuiltAdvice))
      }
      return .good(
        .module, strings.text(DoctorSentence.moduleBuilt(folder: setup.cache.path)))
    } catch {
      return missing(.module, error)
    }
  }

  private var jail: DoctorFinding {
    let advice = strings.text(DoctorSentence.jailAdvice)
    switch JailProbe.level {
    case .full:
      if let error = JailProbe.trialFault() {
        return .bad(
          .jail, strings.text(DoctorSentence.jailFailed(reason: "\(error)")), advice: advice)
      }
      let version = "\(JailProbe.landlockVersion)"
      return .good(.jail, strings.text(DoctorSentence.jailFull(version: version)))
    case .withoutLandlock:
      return .bad(.jail, strings.text(DoctorSentence.jailPartial), advice: advice)
    case .none: return .bad(.jail, strings.text(DoctorSentence.jailNone), advice: advice)
    }
  }
}
