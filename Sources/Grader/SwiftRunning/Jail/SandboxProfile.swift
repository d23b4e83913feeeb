/// The jail on macOS, in the language of `sandbox-exec`.
///
/// Unverified: written from documents and never run. It is meant for learners who check their own
/// answers; answers of strangers are to be graded on Linux.
enum SandboxProfile {
}
