/// The version of the program, as the changelog counts it.
enum ProgramVersion {
  static let current = "0.1.0"
}
