/// Looks at what this machine has to make jails of.
package enum JailProbe {
  /// The best level of a jail here.
  package static func level() -> JailLevel {
    .none
  }
}
