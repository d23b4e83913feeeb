extension String {
  /// The text as one word of a shell's command, in quotes where a shell would read it otherwise.
  ///
  /// Source: POSIX.1-2017, *Shell Command Language*, section 2.2.2.
  package var quotedForShell: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
          UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
    guard !isPlain else { return self }
    return "'"
      + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
