package import Grading

extension SwiftAnswers {
  /// Whether the modules are built, so that the next answer needn't wait for them.
  package func hasModules() throws(SwiftFailure) -> Bool { try store.builtModules() != nil }

  /// Builds the modules unless they are there.
  package func buildModules() throws(SwiftFailure) { _ = try store.modules(progress: progress) }

  /// How often an answer was found among earlier results, and how often it had to be run.
  package var counts: (hits: Int, misses: Int) { ResultCache(folder: cache.results).counts }
}
