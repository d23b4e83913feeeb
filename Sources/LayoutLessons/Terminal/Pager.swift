import Platform

/// The program in which long text is read, as `git` chooses it.
enum Pager {
  /// Where nothing is chosen: `less`, or nothing but the text where there is none.
  private static let usual = "if command -v less > /dev/null; then less; else cat; fi"

  /// Shows text until the reader has seen enough; `false` if the pager can't be started.
  ///
  /// `less` ends at once with text that fits, keeps colours and leaves the text on the screen, unless
  /// the learner has chosen otherwise.
  static func show(_ text: String, environment: [String: String]) -> Bool {
    let chosen = environment["PAGER", default: ""]
    setenv("LESS", "FRX", 0)
    guard let pager = popen(chosen.isEmpty ? usual : chosen, "w") else { return false }
    // Ctrl-C is the pager's business while it shows something.
    signal(SIGINT, SIG_IGN)
    let bytes = Array(text.utf8)
    fwrite(bytes, 1, bytes.count, pager)
    pclose(pager)
    return true
  }
}
