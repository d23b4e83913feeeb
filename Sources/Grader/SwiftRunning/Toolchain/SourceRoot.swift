import Course
import Grading
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder with the sources of the modules and the host of answers.
///
/// It is `Sources` of a checkout, or `share/lessons` of an installation.
package struct SourceRoot: Hashable, Sendable {
  /// The parts, in the order in which they are built.
  enum Part: String, CaseIterable, Sendable {
    case engine = "LayoutEngine"
    case uikit = "LayoutUIKit"
    case mapKit = "LayoutMapKit"
    case masonry = "LayoutMasonry"
    case host = "AnswerHost"

    var path: String { self == .mapKit ? "LayoutUIKit/MapKit" : rawValue }

    /// The folders of the engine that none of the other parts uses: logs are read, forms compared, regions
    /// kept and layouts described for the graders alone.
    fileprivate var unusedFolders: [String] {
      guard self == .engine else { return [] }
      return ["Changes", "ConflictLog", "NamedLayout", "NormalForm", "Regions"]
    }

    /// The name by which answers import it; `nil` if they don't.
    var importedName: String? {
      switch self {
      case .uikit, .mapKit, .masonry: String(rawValue.dropFirst("Layout".count))
      case .engine, .host: nil
      }
    }

    static let imported = allCases.filter { $0.importedName != nil }

    static let aliases = imported.flatMap { part in
      part.importedName.map { ["-module-alias", "\($0)=\(part.rawValue)"] } ?? []
    }
  }

  /// The folders of all parts and of what pages are built from, seen from the folder of all sources.
  package var folders: [String] {
    Part.allCases.map(\.path).filter { !$0.contains("/") }
      + ((try? pageFolders()) ?? []).filter { $0 != Part.engine.path }
  }

  /// The folders that become the module by which pages grade.
  func pageFolders() throws(TextFileError) -> [String] {
    try TextFile.read("\(folder)/\(PageModule.options)/folders").split(separator: "\n")
      .map(String.init)
  }

  package let folder: String

  /// The folder, if all the parts are in it.
  package init?(_ folder: String) {
    guard Part.allCases.allSatisfy({ Folder.exists("\(folder)/\($0.path)") }) else {
      return nil
    }
    self.folder = folder
  }

  /// The sources beside an installed program, or those of the checkout in which it was built.
  ///
  /// They are run as a part of the program, so no other place is searched for them.
  package static func beside(_ program: String) -> SourceRoot? {
    ProgramPlace(program).flatMap { SourceRoot($0.sources) }
  }

  func files(of part: Part) -> [String] {
    let start = "\(folder)/\(part.path)"
    // The folder of a part may lie in another's.
    let inner = Part.allCases.map { "\(folder)/\($0.path)/" }.filter {
      $0.hasPrefix(start + "/") && $0 != start + "/"
    }
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: start)) ?? []
    return all.filter { $0.hasSuffix(".swift") }.sorted().map { "\(start)/\($0)" }
      .filter { file in
        !inner.contains { file.hasPrefix($0) }
          && !part.unusedFolders.contains { file.hasPrefix("\(start)/\($0)/") }
      }
  }

  /// A number that changes if a file is changed, added or removed, without reading the files.
  var stamp: String {
    var stamp = FolderStamp()
    for part in Part.allCases { stamp.add("\(folder)/\(part.path)") }
    return String(stamp.value, radix: 16)
  }

  /// A number that changes if the contents of the sources change, but not if their place does.
  func digest() throws(SwiftFailure) -> String {
    var hash = SHA256()
    for part in Part.allCases {
      for file in files(of: part) {
        hash.update(field: String(file.dropFirst(folder.count)))
        do throws(TextFileError) { hash.update(field: try TextFile.read(file)) } catch {
          throw Self.unread(error)
        }
      }
    }
    return hash.finish()
  }
}

extension SourceRoot {
  static func unread(_ error: TextFileError) -> SwiftFailure {
    .unavailable(
      reason: .says(
        "machine.source.unread",
        ["file": .text(error.path), "reason": .sentence(error.sentence)]),
      advice: .says("machine.source.unread.advice"))
  }
}

/// A number that changes when a file below a folder is changed, added or taken away.
///
/// No file is read. Every check asks for it, so it is walked by the system's own means, which take
/// a tenth of the time of Foundation's.
struct FolderStamp {
  /// The sum of what is known of every file, in whatever order they come.
  private(set) var value: UInt64 = 0

  /// Adds what is below a folder; one that isn't there adds nothing.
  mutating func add(_ folder: String) {
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = "\(folder)/\(name)"
      guard let facts = FileFacts(path, followingLinks: false) else { continue }
      if facts.isFolder {
        add(path)
      } else {
        value &+= Self.stamp(of: path, facts)
      }
    }
  }

  private static func stamp(of path: String, _ facts: FileFacts) -> UInt64 {
    var hash = QuickHash()
    hash.update(path.utf8)
    for number in [facts.size, facts.changed.seconds, facts.changed.nanoseconds] {
      hash.update(UInt64(bitPattern: Int64(number)))
    }
    hash.update(facts.number)
    return hash.value
  }
}
