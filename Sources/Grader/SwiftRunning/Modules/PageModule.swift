import Course
package import Grading
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The core as WebAssembly, by which pages grade: built once for each compiler and version of the sources.
package struct PageModule {
  /// The list of folders, and what each tool is told; `Tests/Proof/portable` reads them, too.
  ///
  /// The stack lies below the data, so that one that overflows traps and changes nothing.
  static let options = "Web/Build"
  private static let target = "wasm32-unknown-none-wasm"
  /// The compiler takes minutes; this only stops one that hangs.
  private static let limits = Limits(wallClockSeconds: 3600, output: 1 << 20)

  private let cache: CacheFolder
  private let sources: SourceRoot
  private let toolchain: Toolchain

  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` if the compiler can't build for browsers.
  package init(
    cache: CacheFolder, sources: SourceRoot, toolchain: Toolchain
  ) throws(SwiftFailure) {
    (self.cache, self.sources, self.toolchain) = (cache, sources, toolchain)
    let needed = [library, toolchain.folder + "/wasm-ld", toolchain.clang]
    if let missing = needed.first(where: { !Folder.hasItem($0) }) {
      throw .unavailable(
        reason: .says("machine.pages.noLibrary", ["file": missing]),
        advice: .says("machine.pages.noLibrary.advice"))
    }
  }

  private var library: String {
    "\(toolchain.root)/lib/swift/embedded/\(Self.target)/libswiftUnicodeDataTables.a"
  }

  /// The module as a text, built now if it isn't there.
  ///
  /// - Parameters:
  ///   - packed: Makes the text of the module's bytes; it is kept with the module.
  ///   - progress: Is told before a build, which takes minutes.
  /// - Returns: What was made of the bytes.
  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` if it can't be built or kept.
  package func text(
    packed: ([UInt8]) -> String, progress: (ModuleProgress) -> Void
  ) throws(SwiftFailure) -> String {
    try cache.check()
    let files = try files()
    let folder = "\(cache.pages)/\(id(of: files))"
    let (text, lock) = ("\(folder)/module.txt", "\(folder).lock")
    func known() -> String? {
      guard Account.own.owns(text) else { return nil }
      return try? TextFile.read(text, limit: Self.largest)
    }
    if let known = known() { return known }
    try CacheFolder.make(cache.pages)
    let descriptor = try CacheFolder.lock(lock, progress)
    defer { close(descriptor) }
    if let known = known() { return known }
    progress(.buildingPages(compiler: toolchain.version() ?? "swiftc", folder: cache.path))
    try? FileManager.default.removeItem(atPath: folder)
    try CacheFolder.make(folder)
    let made = packed(try module(of: files, in: folder))
    for name in Folder.names(in: folder) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    guard SmallFile.replace(text, with: made) else { throw BuildTools.notWritten(text) }
    removeOld(besides: folder)
    return made
  }

  /// Of a packed module, in bytes.
  private static let largest = 64 << 20

  /// All sources and options in their order, by their paths below the folder of all sources.
  private func files() throws(SwiftFailure) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    do throws(TextFileError) {
      for part in try sources.pageFolders() {
        let folder = "\(sources.folder)/\(part)"
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted()
        where [".swift", ".c"].contains(where: name.hasSuffix) || name.hasPrefix("Build/") {
          files.append(("\(part)/\(name)", try TextFile.read("\(folder)/\(name)")))
        }
      }
    } catch { throw SourceRoot.unread(error) }
    return files
  }

  private func id(of files: [(name: String, text: String)]) -> String {
    var hash = SHA256()
    hash.update(field: toolchain.identity)
    for file in files {
      hash.update(field: file.name)
      hash.update(field: file.text)
    }
    return String(hash.finish().prefix(32))
  }

  /// Builds the module in an empty folder.
  ///
  /// All files become one module: as several, Embedded Swift specialises in each again. It is called
  /// `LayoutEngine` because some files say `LayoutEngine.Relation`, and nothing is imported.
  private func module(
    of files: [(name: String, text: String)], in folder: String
  ) throws(SwiftFailure) -> [UInt8] {
    let tools = BuildTools(toolchain: toolchain, isUrgent: false, limits: Self.limits)
    var sources: [String] = []
    var objects: [String] = []
    func options(_ tool: String) -> String { "@\(self.sources.folder)/\(Self.options)/\(tool)" }
    for (name, text) in files where !name.hasPrefix("\(Self.options)/") {
      let copy = "\(folder)/\(name.replacing("/", with: "@"))"
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let own = lines.map { Self.isImport($0) ? "" : $0 }.joined(separator: "\n")
      guard SmallFile.write(own, to: copy) else { throw BuildTools.notWritten(copy) }
      guard name.hasSuffix(".c") else {
        sources.append(copy)
        continue
      }
      objects.append(copy + ".o")
      try tools.run(
        toolchain.clang, [options("clang"), "-c", copy, "-o", copy + ".o"], in: folder)
    }
    let (core, module) = ("\(folder)/core.o", "\(folder)/module.wasm")
    try tools.swiftc([options("swiftc"), "-c", "-o", core] + sources, in: folder)
    try tools.run(
      toolchain.folder + "/wasm-ld",
      [options("wasm-ld"), core] + objects + [library, "-o", module], in: folder)
    guard let bytes = FileManager.default.contents(atPath: module) else {
      throw BuildTools.notWritten(module)
    }
    return [UInt8](bytes)
  }

  private static func isImport(_ line: Substring) -> Bool {
    ["import ", "package import ", "public import "].contains { line.hasPrefix($0) }
  }

  /// How many builds stay, this one included.
  private static let most = 2

  private func removeOld(besides folder: String) {
    let others = Folder.names(in: cache.pages).map { "\(cache.pages)/\($0)" }
      .compactMap { path in FileFacts(path).map { (path: path, changed: $0.changed) } }
      .filter { $0.path != folder && !$0.path.hasSuffix(".lock") }
      .sorted { $0.changed > $1.changed }
    for old in others.dropFirst(Self.most - 1) {
      try? FileManager.default.removeItem(atPath: old.path)
    }
  }
}
