import Platform

/// The user and the group of a process, by the system's numbers.
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
