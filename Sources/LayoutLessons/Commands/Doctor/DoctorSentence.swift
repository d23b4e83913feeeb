import Course

/// The sentences of `lessons doctor`.
enum DoctorSentence: SentenceArea {
  static var compiler: Sentence { says("doctor.compiler") }
  static func compilerSilent(compiler: String) -> Sentence {
    says("doctor.compiler.silent", ["compiler": .text(compiler)])
  }
  static var compilerSilentAdvice: Sentence { says("doctor.compiler.silent.advice") }
  static var conclusionBad: Sentence { says("doctor.conclusion.bad") }
  static var conclusionGood: Sentence { says("doctor.conclusion.good") }
  static var conclusionNoCourse: Sentence { says("doctor.conclusion.noCourse") }
  static var course: Sentence { says("doctor.course") }
  static func courseNearby(folder: String) -> Sentence {
    says("doctor.course.nearby", ["folder": .text(folder)])
  }
  static var courseNearbyAdvice: Sentence { says("doctor.course.nearby.advice") }
  static var jail: Sentence { says("doctor.jail") }
  static var jailAdvice: Sentence { says("doctor.jail.advice") }
  static func jailFailed(reason: String) -> Sentence {
    says("doctor.jail.failed", ["reason": .text(reason)])
  }
  static func jailFull(version: String) -> Sentence {
    says("doctor.jail.full", ["version": .text(version)])
  }
  static var jailNone: Sentence { says("doctor.jail.none") }
  static var jailPartial: Sentence { says("doctor.jail.partial") }
  static var module: Sentence { says("doctor.module") }
  static func moduleBuilt(folder: String) -> Sentence {
    says("doctor.module.built", ["folder": .text(folder)])
  }
  static var moduleNotBuilt: Sentence { says("doctor.module.notBuilt") }
  static var moduleNotBuiltAdvice: Sentence { says("doctor.module.notBuilt.advice") }
  static func moduleNotKept(folder: String) -> Sentence {
    says("doctor.module.notKept", ["folder": .text(folder)])
  }
  static var moduleNotKeptAdvice: Sentence { says("doctor.module.notKept.advice") }
  static var reportIt: Sentence { says("doctor.reportIt") }
  static var results: Sentence { says("doctor.results") }
  static func resultCounts(run: Int, found: Int) -> Sentence {
    says("doctor.results.counts", ["run": .count(run), "found": .count(found)])
  }
}
