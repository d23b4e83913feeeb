package import Grading

extension SwiftAnswers {
  /// Whether the modules are built, so that the next answer needn't wait for them.
  ///
  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` if the sources can't be read.
  package func hasModules() throws(SwiftFailure) -> Bool { try store.builtModules() != nil }

  /// Builds the modules unless they are there.
  ///
  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` if they can't be built.
  package func buildModules() throws(SwiftFailure) { _ = try store.modules(progress: progress) }

  /// How often an answer was found among earlier results, and how often it had to be run.
  package var counts: (hits: Int, misses: Int) { ResultCache(folder: cache.results).counts }
}
