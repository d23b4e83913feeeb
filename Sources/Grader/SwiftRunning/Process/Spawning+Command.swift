extension Spawning {
  /// The start of a command, by way of the jailer if it is to be jailed.
  init(
    _ command: ChildCommand, descriptors: [(ours: Int32, theirs: Int32)],
    inOwnSession isApart: Bool = true
  ) {
    folder = command.folder
    self.isApart = isApart
    self.descriptors = descriptors
    if let jail = command.jail {
      executable = jail.jailer
      arguments = [jail.jailer] + JailOrder(command, in: jail).arguments
      environment = JailProfile.jailerEnvironment
    } else {
      executable = command.executable
      arguments = [command.executable] + command.arguments
      environment = Self.settings(command.environment)
    }
  }

  /// An environment in the form that a program gets it, in order of the names.
  static func settings(_ environment: [String: String]) -> [String] {
    environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
