import Course
package import Grading
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of built modules and earlier results; anything in it can be deleted.
package struct CacheFolder: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The folder that a user's environment asks for; `nil` if it names no home.
  ///
  /// Source: *XDG Base Directory Specification*, `$XDG_CACHE_HOME`.
  package init?(environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let asked = value("LESSONS_CACHE") {
      self.init(asked)
    } else if let caches = value("XDG_CACHE_HOME") {
      self.init(caches + "/layout-lessons")
    } else if let home = value("HOME") {
      #if os(macOS)
        self.init(home + "/Library/Caches/layout-lessons")
      #else
        self.init(home + "/.cache/layout-lessons")
      #endif
    } else {
      return nil
    }
  }

  package var modules: String { path + "/modules" }
  package var results: String { path + "/results" }
  /// What pages grade by.
  var pages: String { path + "/pages" }
  var work: String { path + "/work" }

  /// Makes a folder that only its owner can look into, and those above it that aren't there.
  static func make(_ folder: String) throws(SwiftFailure) {
    let missing = Folder.withAllAbove(folder).prefix { !Folder.exists($0) }
    for folder in missing.reversed() {
      // Another process may have made it meanwhile.
      guard mkdir(folder, 0o700) == 0 || Folder.exists(folder) else {
        throw .unavailable(
          reason: .says("machine.cache.notMade", ["folder": folder]),
          advice: .says("machine.cache.notMade.advice"))
      }
    }
  }
}

extension CacheFolder {
  /// Refuses a cache if another user could replace its modules or results, which the program runs and
  /// trusts.
  ///
  /// The cache has to belong to the account that uses it, and nobody else may write into it. Nobody
  /// else may be able to replace the folder either: all folders above it belong to that account or to
  /// the system. If others may write into one of them, its sticky bit prevents them from renaming
  /// other users' files. The check changes nothing; a cache that doesn't exist yet passes if the
  /// folders above it do.
  package func check(as account: Account = .own) throws(SwiftFailure) {
    let walk = PathWalk(to: path)
    // In a container without the real root, root's files appear to belong to another user.
    let trusted: Set<UInt32> = [account.user, 0, walk.steps.first?.facts.owner ?? 0]
    let above = walk.isWhole ? walk.steps.dropLast() : walk.steps[...]
    for step in above { try check(above: step, account, trusted) }
    guard walk.isWhole, let end = walk.steps.last else { return }
    try check(end, account)
    for folder in [modules, modules + "/known", pages, results, work] {
      guard let facts = FileFacts(folder, followingLinks: false) else { continue }
      try check(PathWalk.Step(path: folder, facts: facts), account)
    }
  }

  /// Checks a folder whose files are run or trusted.
  private func check(_ step: PathWalk.Step, _ account: Account) throws(SwiftFailure) {
    guard step.facts.owner == account.user else {
      throw .unavailable(
        reason: .says(
          "machine.cache.foreign",
          ["path": step.path, "owner": "\(step.facts.owner)"]), advice: Self.another)
    }
    guard !step.facts.isLink else {
      throw .unavailable(
        reason: .says("machine.cache.link", ["path": step.path]),
        advice: .says("machine.cache.link.advice", ["path": step.path.quotedForShell]))
    }
    guard step.facts.permissions & 0o022 != 0 else { return }
    // A folder like /tmp is shared on purpose.
    let isShared = step.facts.permissions & 0o1000 != 0
    throw .unavailable(
      reason: .says("machine.cache.open", ["path": step.path, "mode": Self.octal(step.facts)]),
      advice: isShared ? Self.another : Self.change("chmod -R go-w \(step.path.quotedForShell)"))
  }

  /// Checks that nobody else can replace a folder in this one.
  private func check(
    above step: PathWalk.Step, _ account: Account, _ trusted: Set<UInt32>
  ) throws(SwiftFailure) {
    guard trusted.contains(step.facts.owner) else {
      let (file, cache) = (Sentence.Value.text(step.path), Sentence.Value.text(path))
      let owner = Sentence.Value.text("\(step.facts.owner)")
      throw .unavailable(
        reason: step.facts.isLink
          ? .says("machine.cache.above.link", ["path": file, "cache": cache, "owner": owner])
          : .says("machine.cache.above.folder", ["path": file, "cache": cache, "owner": owner]),
        advice: Self.another)
    }
    let permissions = step.facts.permissions
    // The mode of a link has no effect.
    guard !step.facts.isLink, permissions & 0o022 != 0, permissions & 0o1000 == 0 else { return }
    if permissions & 0o002 == 0, account.isAlone(in: step.facts.group) { return }
    let isOurs = step.facts.owner == account.user
    throw .unavailable(
      reason: .says(
        "machine.cache.above.open",
        ["path": step.path, "mode": Self.octal(step.facts), "cache": path]),
      advice: isOurs ? Self.change("chmod go-w \(step.path.quotedForShell)") : Self.another)
  }

  private static var another: Sentence { .says("machine.cache.another") }

  private static func change(_ command: String) -> Sentence {
    .says("machine.cache.change", ["command": .text(command), "another": .sentence(another)])
  }

  private static func octal(_ facts: FileFacts) -> String {
    String(facts.permissions, radix: 8)
  }
}

package struct Account: Hashable, Sendable {
  package let user: UInt32
  package let group: UInt32

  package init(user: UInt32, group: UInt32) {
    self.user = user
    self.group = group
  }

  package static var own: Account { Account(user: geteuid(), group: getegid()) }

  /// Whether nobody else is in the group, as far as that shows without asking for all users.
  ///
  /// Systems with one group for each user give both the same number. On some systems root's group has
  /// other members.
  func isAlone(in group: UInt32) -> Bool {
    user != 0 && user == self.group && group == user
  }

  /// Whether something belongs to the account; a link isn't followed.
  ///
  /// In a cache that others could write into once, what is theirs stays theirs.
  func owns(_ path: String) -> Bool {
    FileFacts(path, followingLinks: false)?.owner == user
  }
}

enum SmallFile {
  /// Writes a file that only its owner can read; `false` if it couldn't be written whole.
  static func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return OpenFile.write(Array(text.utf8), to: descriptor)
  }

  /// Replaces a file at once, so that no reader sees half of it.
  @discardableResult
  static func replace(_ path: String, with text: String) -> Bool {
    let draft = "\(path).\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    guard write(text, to: draft) else {
      unlink(draft)
      return false
    }
    guard rename(draft, path) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }
}

/// A temporary folder for the files of one answer, which no other user can read.
struct WorkFolder: Sendable {
  let path: String
  /// The descriptor of the folder's lock, which the process releases at its end; negative without one.
  private let lock: Int32

  private static let prefix = "answer-"
  /// Without locks, a folder counts as abandoned after so many seconds.
  private static let longestUse = 3600

  init(in cache: CacheFolder) throws(SwiftFailure) {
    try CacheFolder.make(cache.work)
    Self.sweep(cache.work)
    // A process that removes folders waits until the new folder has its lock.
    let making = Self.opened(cache.work)
    defer { if making >= 0 { close(making) } }
    while making >= 0, flock(making, LOCK_SH) != 0, errno == EINTR {}
    var name = Array("\(cache.work)/\(Self.prefix)XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw .unavailable(
        reason: .says("machine.work.notMade", ["folder": cache.work]),
        advice: .says("machine.work.notMade.advice"))
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    lock = Self.opened(path)
    if lock >= 0 { _ = flock(lock, LOCK_EX | LOCK_NB) }
  }

  private static func opened(_ folder: String) -> Int32 {
    open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  func write(_ text: String, as name: String) throws(RunFailure) {
    guard SmallFile.write(text, to: "\(path)/\(name)") else {
      throw .doubtful(
        .unavailable(
          reason: .says("machine.work.notWritten", ["file": "\(path)/\(name)"]),
          advice: .says("machine.work.notWritten.advice")))
    }
  }

  /// Removes the folders of processes that were killed.
  fileprivate static func sweep(_ folder: String) {
    let making = opened(folder)
    guard making >= 0 else { return }
    defer { close(making) }
    // Another process removes or makes folders at this moment.
    let isAlone = flock(making, LOCK_EX | LOCK_NB) == 0
    // The user chose the cache's folder, and may have other files in it.
    for name in Folder.names(in: folder) where name.hasPrefix(prefix) {
      let path = "\(folder)/\(name)"
      if isOld(path) || isAlone && isAbandoned(path) {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }

  private static func isOld(_ path: String) -> Bool {
    FileFacts(path).map { time(nil) - $0.changed.seconds > longestUse } ?? false
  }

  private static func isAbandoned(_ path: String) -> Bool {
    let folder = opened(path)
    guard folder >= 0 else { return false }
    defer { close(folder) }
    return flock(folder, LOCK_EX | LOCK_NB) == 0
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    if lock >= 0 { close(lock) }
  }
}

extension CacheFolder {
  /// Removes the folders that killed processes left here.
  ///
  /// Compiling an answer does so, too; this is for a run that may have none to compile.
  package func removeAbandonedWork() { WorkFolder.sweep(work) }
}
