/// Why a stretch isn't an entry, and which part of it can't be read.
struct EntryFault: Error {
  let fault: UnreadLogLine.Fault
  /// Places in the stretch.
  let range: Range<Int>
}
