/// Why a stretch isn't an entry, and which part of it can't be read.
struct EntryError: Error {
  let problem: UnreadLogLine.Problem
  /// Places in the stretch.
  let range: Range<Int>
}
