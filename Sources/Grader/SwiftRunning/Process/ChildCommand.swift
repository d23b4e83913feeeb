package struct ChildCommand: Sendable {
  /// The absolute path of the program, which is also its first argument.
  package var executable: String
  package var arguments: [String]
  /// The whole environment; nothing is passed on unless it is named here.
  package var environment: [String: String]
  package var input: [UInt8]
  /// The folder that the program starts in; `nil` means ours.
  package var folder: String?
  /// The jail of the program; `nil` starts a program of ours without one.
  package var jail: JailProfile?
  package var limits: Limits

  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    input: [UInt8] = [], folder: String? = nil, jail: JailProfile? = nil,
    limits: Limits = Limits()
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.folder = folder
    self.jail = jail
    self.limits = limits
  }
}
