package import Course
package import Grading
import Platform
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

package struct ModuleStore: Sendable {
  private let cache: CacheFolder
  private let sources: SourceRoot
  private let toolchain: Toolchain
  private let isUrgent: Bool

  /// Makes a store; where nobody waits for a build, it lets other programs go first.
  package init(
    cache: CacheFolder, sources: SourceRoot, toolchain: Toolchain, isUrgent: Bool = true
  ) {
    self.isUrgent = isUrgent
    self.cache = cache
    self.sources = sources
    self.toolchain = toolchain
  }

  /// The modules, if they are there already; never builds anything.
  package func builtModules() throws(SwiftFailure) -> BuiltModules? {
    try cache.check()
    let known = "\(cache.modules)/known/\(key)"
    if Account.own.owns(known), let id = try? TextFile.read(known), let built = built(id) {
      return built
    }
    let id = try id()
    guard let built = built(id) else { return nil }
    try CacheFolder.make("\(cache.modules)/known")
    SmallFile.replace(known, with: id)
    return built
  }

  /// The modules, built now if they aren't there.
  ///
  /// Two processes that need them at once build them once: the second waits for the first.
  package func modules(progress: (ModuleProgress) -> Void) throws(SwiftFailure) -> BuiltModules {
    if let built = try builtModules() { return built }
    // Threads of this program wait here, and only another program's build is waited for below.
    return try Self.building.withLock { _ throws(SwiftFailure) in
      try builtNow(progress: progress)
    }
  }

  private static let building = Mutex(())

  private func builtNow(progress: (ModuleProgress) -> Void) throws(SwiftFailure) -> BuiltModules {
    if let built = try builtModules() { return built }
    try CacheFolder.make(cache.modules)
    let folder = folder(try id())
    let lock = try CacheFolder.lock(folder.path + ".lock", progress)
    defer { close(lock) }
    if let built = try builtModules() { return built }
    try? FileManager.default.removeItem(atPath: folder.path)
    try CacheFolder.make(folder.path)
    let tools = BuildTools(toolchain: toolchain, isUrgent: isUrgent)
    let start = ContinuousClock.now
    progress(
      .building(
        compiler: toolchain.version() ?? "this compiler", folder: cache.path, seconds: seconds))
    let recipe = try ModuleBuild(sources: sources, folder: folder, tools: tools).run()
    guard let built = BuiltModules.finished(folder, recipe) else {
      throw BuildTools.notWritten(folder.recipe)
    }
    SmallFile.replace(timing, with: "\((ContinuousClock.now - start).components.seconds)")
    removeOld(besides: folder)
    return built
  }

  private var timing: String { cache.modules + "/seconds" }

  /// How long the last build took here; where there was none, what one takes on an idle computer with
  /// two processors.
  private var seconds: Int {
    let last = (try? TextFile.read(timing)).flatMap { Int($0) }
    return last.flatMap { (1...3600).contains($0) ? $0 : nil } ?? 15
  }

  /// How many builds stay, this one included.
  private static let most = 4

  private func removeOld(besides folder: ModuleFolder) {
    let others = Folder.names(in: cache.modules).compactMap { name -> (ModuleFolder, FileTime)? in
      let other = self.folder(name)
      guard name != folder.id, let facts = FileFacts(other.recipe) else { return nil }
      return (other, facts.changed)
    }
    let newest = others.sorted { ($0.1, $0.0.id) > ($1.1, $1.0.id) }
    for (old, _) in newest.dropFirst(Self.most - 1) {
      // First the file that marks the folder as complete.
      unlink(old.recipe)
      try? FileManager.default.removeItem(atPath: old.path)
    }
  }

  /// The modules in a folder, unless another user made it; `nil` if there are none.
  private func built(_ id: String) -> BuiltModules? {
    let folder = folder(id)
    return Account.own.owns(folder.path) ? BuiltModules(folder) : nil
  }

  private func folder(_ id: String) -> ModuleFolder {
    ModuleFolder(path: "\(cache.modules)/\(id)")
  }

  /// Found without reading the sources.
  private var key: String {
    var hash = SHA256()
    for field in [ModuleBuild.version, toolchain.identity, sources.stamp] {
      hash.update(field: field)
    }
    return hash.finish()
  }

  /// The compiler's cache works only in its original place, so the place counts too.
  private func id() throws(SwiftFailure) -> String {
    var hash = SHA256()
    for field in [ModuleBuild.version, toolchain.identity, cache.path, try sources.digest()] {
      hash.update(field: field)
    }
    return String(hash.finish().prefix(32))
  }
}

extension CacheFolder {
  /// A lock that the system releases when this process ends, even if it is killed.
  static func lock(
    _ path: String, _ progress: (ModuleProgress) -> Void
  ) throws(SwiftFailure) -> Int32 {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw BuildTools.notWritten(path) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      progress(.waiting)
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
    return descriptor
  }
}

package struct ModuleFolder: Hashable, Sendable {
  /// Its absolute path; the compiler's cache in it works nowhere else.
  package let path: String

  package var id: String { String(path.split(separator: "/").last ?? "") }
  /// The library with the engine and all modules that answers import.
  ///
  /// Darwin's linker looks for a name that ends in `.dylib`.
  package var library: String {
    #if os(macOS)
      path + "/libLayoutUIKit.dylib"
    #else
      path + "/libLayoutUIKit.so"
    #endif
  }
  package var host: String { path + "/host" }
  var names: String { path + "/names.txt" }
  /// The names that UIKit has, in the same form.
  var uikitNames: String { path + "/uikit-names.txt" }
  /// How the compiler and the linker are called; written last, so it says that all is there.
  var recipe: String { path + "/recipe.json" }
  var compilerCache: String { path + "/compiler-cache" }
  /// Modules that only editors import, if they could be built.
  var editor: String { path + "/editor" }
  var sample: String { path + "/sample" }
}

package struct BuiltModules: Hashable, Sendable {
  package let folder: ModuleFolder
  let recipe: AnswerRecipe

  init?(_ folder: ModuleFolder) {
    guard let text = try? TextFile.read(folder.recipe),
      let recipe = try? JSONDecoder().decode(AnswerRecipe.self, from: Data(text.utf8))
    else { return nil }
    self.folder = folder
    self.recipe = recipe
  }

  private init(_ folder: ModuleFolder, _ recipe: AnswerRecipe) {
    self.folder = folder
    self.recipe = recipe
  }

  /// Marks a folder as complete; `nil` if the mark can't be written.
  static func finished(_ folder: ModuleFolder, _ recipe: AnswerRecipe) -> BuiltModules? {
    guard let data = try? JSONEncoder().encode(recipe),
      SmallFile.replace(folder.recipe, with: String(decoding: data, as: UTF8.self))
    else { return nil }
    return BuiltModules(folder, recipe)
  }
}

package enum ModuleProgress: Hashable, Sendable {
  /// They are being built, which happens once for each compiler and each version of the sources, and
  /// takes about so many seconds.
  case building(compiler: String, folder: String, seconds: Int)
  /// The same of what pages grade by, which takes some minutes.
  case buildingPages(compiler: String, folder: String)
  case waiting

  package var sentence: Sentence {
    switch self {
    case .building(let compiler, let folder, let seconds):
      .says(
        "machine.module.building",
        ["compiler": .text(compiler), "folder": .text(folder), "seconds": .count(seconds)])
    case .buildingPages(let compiler, let folder):
      .says(
        "machine.module.buildingPages", ["compiler": .text(compiler), "folder": .text(folder)])
    case .waiting: .says("machine.module.waiting")
    }
  }
}
