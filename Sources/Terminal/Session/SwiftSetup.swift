package import Course
package import Grading
package import SwiftRunning

/// What answers in Swift need of this machine: a compiler, our sources, and a place to keep things.
package struct SwiftSetup {
  package let toolchain: Toolchain
  package let sources: SourceRoot
  package let cache: CacheFolder

  /// Looks for everything; starts nothing.
  ///
  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` with the first thing that is missing.
  package init(_ surroundings: Surroundings) throws(SwiftFailure) {
    toolchain = try Toolchain.find(environment: surroundings.environment)
    sources = try Self.sources(for: surroundings)
    cache = try Self.cache(for: surroundings)
  }

  /// What our module is built from, which travels with the program.
  package static func sources(for surroundings: Surroundings) throws(SwiftFailure) -> SourceRoot {
    guard let program = surroundings.programFile,
      let sources = SourceRoot.beside(program)
    else {
      throw .unavailable(
        reason: .says("machine.source.missing"),
        advice: .says("machine.source.missing.advice"))
    }
    return sources
  }

  package static func cache(for surroundings: Surroundings) throws(SwiftFailure) -> CacheFolder {
    guard let cache = CacheFolder(environment: surroundings.environment) else {
      throw .unavailable(
        reason: .says("machine.cache.unnamed"),
        advice: .says("machine.cache.unnamed.advice"))
    }
    return cache
  }

  /// What runs answers; building the module is told at once, because it takes a while.
  ///
  /// - Parameters:
  ///   - trust: Whether answers may run in less than a full jail.
  ///   - gate: Shared by all who run answers at the same time.
  ///   - strings: The program's sentences.
  ///   - surroundings: Who is told.
  /// - Returns: What runs answers.
  package func answers(
    trust: Trust, gate: AnswerGate = AnswerGate(), _ strings: StringsCatalogue?,
    _ surroundings: Surroundings
  ) -> SwiftAnswers {
    let announce = surroundings.announce
    return SwiftAnswers(
      cache: cache, sources: sources, toolchain: toolchain, trust: trust, gate: gate
    ) { announce($0.sentence.text(in: strings)) }
  }
}

extension Session {
  /// What runs answers in Swift; nothing is looked for before there is one.
  package func runner(_ invocation: Invocation) -> AnswerRunner {
    surroundings.answerRunner(isTrusted: invocation.isSet("trust"), course.strings)
  }
}

extension Surroundings {
  /// Runs answers in Swift; without a jail only if the user trusts them.
  package func answerRunner(isTrusted: Bool, _ strings: StringsCatalogue) -> AnswerRunner {
    if let runner { return runner }
    let surroundings = self
    let trust: Trust = isTrusted ? .given : .none
    let gate = AnswerGate()
    return AnswerRunner { (request) throws(SwiftFailure) in
      try SwiftSetup(surroundings).answers(trust: trust, gate: gate, strings, surroundings)
        .run(request)
    }
  }
}
