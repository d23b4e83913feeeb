import Course
package import Grading
import Platform

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
    for folder in [modules, modules + "/known", results, work] {
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
          ["path": .text(step.path), "owner": .text("\(step.facts.owner)")]),
        advice: Self.another)
    }
    guard !step.facts.isLink else {
      throw .unavailable(
        reason: .says("machine.cache.link", ["path": .text(step.path)]),
        advice: .says("machine.cache.link.advice", ["path": .text(step.path.quotedForShell)]))
    }
    guard step.facts.permissions & 0o022 != 0 else { return }
    // A folder like /tmp is shared on purpose.
    let isShared = step.facts.permissions & 0o1000 != 0
    throw .unavailable(
      reason: .says(
        "machine.cache.open", ["path": .text(step.path), "mode": .text(Self.octal(step.facts))]),
      advice: isShared
        ? Self.another : Self.change("chmod -R go-w \(step.path.quotedForShell)"))
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
        ["path": .text(step.path), "mode": .text(Self.octal(step.facts)), "cache": .text(path)]),
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
