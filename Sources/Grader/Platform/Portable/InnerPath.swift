/// Names that become paths.
///
/// Courses, progress files, hand-ins, rosters and reports are written by anybody, and they name
/// lessons, exercises, files and learners. Every such name becomes a path here, and nowhere else.
package enum InnerPath {
  /// The path of something in a folder; it need not be there yet.
  ///
  /// - Parameters:
  ///   - name: The way from the folder to it: names with slashes between them.
  ///   - folder: The folder, which may itself be a link.
  ///   - replacesLink: Whether a link at the place itself will be replaced, and not followed.
  /// - Returns: The folder's path with the name behind it.
  /// - Throws: A ``TextFileError`` with the name if it is an absolute path, if one of its parts is
  ///   empty, `.`, `..` or has a control character, or if a link on the way leads out of the folder.
  package static func path(
    of name: String, in folder: String, replacingLink replacesLink: Bool = false
  ) throws(TextFileError) -> String {
    var path = folder
    var links = LinkCheck(folder)
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      guard isInner(part) else { throw TextFileError(name, .noInnerPath) }
      path += path.hasSuffix("/") ? part : "/\(part)"
      if replacesLink, index == parts.count - 1 { continue }
      guard links.staysInside(path) else { throw TextFileError(name, .leadsOut) }
    }
    return path
  }

  /// Whether a lesson, an exercise or one of their files may have a name: one of letters and digits
  /// of ASCII, `-` and `_`, with one dot before the ending.
  ///
  /// A dash can't come first, because commands would take the name for an option.
  package static func isSlug(_ name: String, withEnding hasEnding: Bool = false) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == (hasEnding ? 2 : 1) && name.first != "-" && name.utf8.count <= longestSlug
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isPlain) }
  }

  /// In bytes: file systems take 255, and a copy's name is longer by a date.
  private static let longestSlug = 100

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isInner(_ part: Substring) -> Bool {
    !part.isEmpty && part != "." && part != ".."
      && part.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }
}
