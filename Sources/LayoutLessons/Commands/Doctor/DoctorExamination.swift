import Grading
import Platform
import SwiftRunning

/// Looks at everything that answers in Swift need of a machine.
struct DoctorExamination {
  let invocation: Invocation
  let surroundings: Surroundings
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
      findings.append(Self.missing(isFirst ? "compiler" : "module", error))
    }
    findings.append(jail)
    if let setup = try? SwiftSetup(surroundings) {
      let counts = setup.answers(trust: .none, surroundings).counts
      findings.append(
        .good(
          "results",
          "answers run: \(counts.misses); found among earlier results: \(counts.hits)"))
    }
    return findings
  }

  private static func missing(_ subject: String, _ failure: SwiftFailure) -> DoctorFinding {
    guard case .unavailable(let reason, let advice) = failure else {
      return .bad(subject, "\(failure)", advice: "report this as a fault of lessons")
    }
    return .bad(subject, reason, advice: advice)
  }

  private var course: DoctorFinding {
    do throws(CourseFinder.Failure) {
      let folder = try CourseFinder.find(for: invocation, surroundings)
      let path = surroundings.shortened(folder.path)
      guard folder.origin == .nearby else { return .good("course", path) }
      return .good(
        "course", "\(path), since this program has no course of its own",
        advice: "name a course with --course or LESSONS_COURSE")
    } catch {
      return .bad("course", error.reason, advice: error.advice)
    }
  }

  private func compiler(_ toolchain: Toolchain) -> DoctorFinding {
    guard let version = toolchain.version() else {
      return .bad(
        "compiler", "\(toolchain.compiler) doesn't say its version",
        advice: "install Swift from swift.org, and see that `swiftc --version` works here")
    }
    return .good("compiler", "\(version), \(toolchain.compiler)")
  }

  private func module(_ setup: SwiftSetup) -> DoctorFinding {
    guard Folder.canBeWritten(setup.cache.path) else {
      return .bad(
        "module", "nothing can be kept in \(setup.cache.path)",
        advice: "name another folder with LESSONS_CACHE=/path/to/folder")
    }
    let answers = setup.answers(trust: .none, surroundings)
    do throws(SwiftFailure) {
      if builds { try answers.buildModules() }
      guard try answers.hasModules() else {
        return .good(
          "module", "not built yet",
          advice: "the first answer in Swift builds it, in about 15 s; doctor --build does it now")
      }
      return .good("module", "built, in \(setup.cache.path)")
    } catch {
      return Self.missing("module", error)
    }
  }

  private var jail: DoctorFinding {
    let advice =
      "answer in equations, or say --trust when the answers are your own; "
      + "a Linux with Landlock (5.13 or later) jails them"
    switch JailProbe.level {
    case .full:
      if let error = JailProbe.trialFault() {
        return .bad("jail", "a jail can't be made here: \(error)", advice: advice)
      }
      return .good(
        "jail", "full: limits, a filter on system calls, Landlock \(JailProbe.landlockVersion)")
    case .withoutLandlock:
      return .bad(
        "jail", "only in part: a filter on system calls, but files can be read", advice: advice)
    case .none: return .bad("jail", "none: answers would run as you do", advice: advice)
    }
  }
}
