package import Course
package import Grading
import Platform
package import SwiftRunning

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
        reason: .says("machine.source.missing"), advice: .says("machine.source.missing.advice"))
    }
    return sources
  }

  package static func cache(for surroundings: Surroundings) throws(SwiftFailure) -> CacheFolder {
    guard let cache = CacheFolder(environment: surroundings.environment) else {
      throw .unavailable(
        reason: .says("machine.cache.unnamed"), advice: .says("machine.cache.unnamed.advice"))
    }
    return cache
  }

  /// What runs answers; building the module is told at once, because it takes a while.
  ///
  /// The gate is shared by all who run answers at the same time.
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

/// Builds modules, and tells what it does; at once done if they are there.
package typealias ModuleBuilding =
  @Sendable (_ tell: (ModuleProgress) -> Void) throws(SwiftFailure) -> Void

extension Surroundings {
  /// Builds the modules for answers in Swift, if they aren't there, and lets other programs go first.
  package func buildModules(tell: (ModuleProgress) -> Void) throws(SwiftFailure) {
    if let moduleBuild { return try moduleBuild(tell) }
    // What stands in for the compiler needs none.
    guard runner == nil else { return }
    let setup = try SwiftSetup(self)
    let store = ModuleStore(
      cache: setup.cache, sources: setup.sources, toolchain: setup.toolchain, isUrgent: false)
    _ = try store.modules(progress: tell)
  }

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

/// `compile_commands.json` in the learner's folder: from it, editors that speak to a language server
/// learn what `import UIKit` means in an answer.
///
/// An editor shows the compiler an answer as it is written; ``SwiftEditorFilter`` says what comes of
/// it where there is no Objective-C. With the compiler's Objective-C switched on all the same, the
/// server ends over an action that takes `Any`.
///
/// Source: LLVM, *JSON Compilation Database Format Specification*.
package struct EditorFile: Encodable {
  private struct Entry: Encodable {
    let directory, file: String
    let arguments: [String]
  }

  package static let name = "compile_commands.json"

  private let entries: [Entry]

  package init(command: [String], files: [String], folder: String) {
    entries = files.map { Entry(directory: folder, file: $0, arguments: command + [$0]) }
  }

  /// Writes the entries alone, as the format has them.
  package func encode(to encoder: any Encoder) throws { try entries.encode(to: encoder) }

  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data("[]".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension Session {
  /// Keeps the editor's file in step with the answers in Swift that there are.
  ///
  /// It is a convenience: where nothing can be said, or the file can't be written, nothing is lost.
  package func updateEditorFile() {
    guard let workspace, surroundings.runner == nil else { return }
    let files = Folder.names(in: workspace.path).flatMap { lesson in
      Folder.names(in: "\(workspace.path)/\(lesson)").filter { Notation(path: $0) == .swift }
        .map { "\(workspace.path)/\(lesson)/\($0)" }
    }
    guard !files.isEmpty, let setup = try? SwiftSetup(surroundings),
      let command = try? setup.answers(trust: .none, nil, surroundings).editorCommand()
    else { return }
    let text = EditorFile(command: command, files: files, folder: workspace.path).text
    let path = "\(workspace.path)/\(EditorFile.name)"
    guard (try? TextFile.read(path)) != text else { return }
    try? AtomicFile.write(text, to: path)
  }
}
