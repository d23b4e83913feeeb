import Course
import Platform
import SwiftRunning

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    let directory: String
    let file: String
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
