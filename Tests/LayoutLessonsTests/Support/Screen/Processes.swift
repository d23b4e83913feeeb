import Foundation

#if os(Linux)
  /// The processes of this machine, for tests that want to know that none is left.
  ///
  /// Source: Linux, man page proc_pid_stat(5).
  enum Processes {
    /// One process, told from a later one that has its number.
    struct Entry: Hashable {
      let id: pid_t
      let name: String
      let parent: pid_t
      let session: pid_t
      let started: String
      /// Whether it has ended, and waits for somebody to notice.
      let isEnded: Bool
    }

    /// All of them, in the order of their numbers.
    static var all: [Entry] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.sorted().compactMap(entry)
    }

    /// What a process has started, and what that has started, as far as it is still running.
    static func descendants(of ancestor: pid_t) -> [Entry] {
      let all = all
      var found: [Entry] = []
      var parents: Set<pid_t> = [ancestor]
      while true {
        let next = all.filter { parents.contains($0.parent) && !found.contains($0) }
        guard !next.isEmpty else { return found.filter { !$0.isEnded } }
        found += next
        parents.formUnion(next.map(\.id))
      }
    }

    /// Whether nothing of the sessions of these processes is left.
    ///
    /// What has ended is waited for here: programs that our modules run make this process adopt
    /// orphans, and the tests that end a process of their own wait for any child, over and over.
    static func isGone(_ entries: [Entry]) -> Bool {
      let sessions = Set(entries.map(\.session))
      for session in sessions { while waitpid(-session, nil, WNOHANG) > 0 {} }
      return !all.contains { sessions.contains($0.session) }
    }

    private static func entry(_ id: pid_t) -> Entry? {
      guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
        let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[close...].dropFirst(2).split(separator: " ")
      guard fields.count > 19, let parent = pid_t(fields[1]), let session = pid_t(fields[3])
      else { return nil }
      return Entry(
        id: id, name: String(text[text.index(after: open)..<close]), parent: parent,
        session: session, started: String(fields[19]), isEnded: "ZX".contains(fields[0]))
    }
  }
#endif
