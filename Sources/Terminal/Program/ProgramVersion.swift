/// The version of the program, as the changelog counts it.
package enum ProgramVersion {
  package static let current = "0.1.0"
}
