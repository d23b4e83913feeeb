#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

import Grader

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that holds the sources of what answers are compiled against and run by.
///
/// It is `Sources` of a checkout, or the folder of resources beside an installed program.
package struct SourceRoot: Hashable, Sendable {
  /// The parts, in the order in which they are built.
  enum Part: String, CaseIterable, Sendable {
    case engine = "LayoutEngine"
    case uikit = "LayoutUIKit"
    case host = "AnswerHost"
  }

  /// The absolute path of the folder.
  package let folder: String

  /// The folder, if all the parts are in it.
  package init?(_ folder: String) {
    guard Part.allCases.allSatisfy({ Folder.exists("\(folder)/\($0.rawValue)") }) else {
      return nil
    }
    self.folder = folder
  }

  /// The folders in which an installed program, or one that was just built, has its sources.
  ///
  /// - Parameter program: The absolute path of the running program, links followed.
  /// - Returns: The first that has all the parts; `nil` if none does.
  package static func beside(_ program: String) -> SourceRoot? {
    guard let slash = program.lastIndex(of: "/") else { return nil }
    let folder = program[..<slash]
    return [
      "\(folder)/LayoutLessons_LayoutLessons.resources",
      "\(folder)/LayoutLessons_LayoutLessons.bundle",
      "\(folder)/../share/lessons",
    ].lazy.compactMap { SourceRoot($0) }.first
  }

  /// The Swift files of a part, in order of their paths.
  func files(of part: Part) -> [String] {
    let start = "\(folder)/\(part.rawValue)"
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: start)) ?? []
    return all.filter { $0.hasSuffix(".swift") }.sorted().map { "\(start)/\($0)" }
  }

  /// What changes when a file is changed, added or taken away, without reading any of them.
  var stamp: String {
    var hash = SHA256()
    for file in Part.allCases.flatMap(files) {
      var status = stat()
      guard stat(file, &status) == 0 else { continue }
      #if canImport(Darwin)
        let changed = status.st_mtimespec
      #else
        let changed = status.st_mtim
      #endif
      hash.update(
        field: "\(file) \(status.st_ino) \(status.st_size) \(changed.tv_sec).\(changed.tv_nsec)")
    }
    return hash.finish()
  }

  /// What changes when the sources say something else, wherever they are.
  ///
  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` if one can't be read.
  func digest() throws(SwiftFailure) -> String {
    var hash = SHA256()
    for part in Part.allCases {
      for file in files(of: part) {
        hash.update(field: String(file.dropFirst(folder.count)))
        do throws(TextFileError) {
          hash.update(field: try TextFile.read(file))
        } catch {
          throw .unavailable(
            reason: "\(error.path) can't be read: \(error.message)",
            advice: "install lessons again, or run it from its checkout")
        }
      }
    }
    return hash.finish()
  }
}
