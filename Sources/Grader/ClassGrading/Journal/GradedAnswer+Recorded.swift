package import Course
package import Feedback
package import Grading
import LayoutEngine

extension GradedAnswer: Recorded {
  func write(to record: inout RecordWriter) {
    record.put(exercise, file, blank, verdict, summary, subject, feedback, cases, hidden)
    record.put(hints, form, wording, text, otherVariant, remarks)
    record.put(untouched, task)
    record.put(views)
  }

  init(from record: inout RecordReader) throws(RecordError) {
    self.init(exercise: try record.next())
    file = try record.next()
    blank = try record.next()
    verdict = try record.next()
    summary = try record.next()
    subject = try record.next()
    feedback = try record.next()
    cases = try record.next()
    hidden = try record.next()
    hints = try record.next()
    form = try record.next()
    wording = try record.next()
    text = try record.next()
    otherVariant = try record.next()
    remarks = try record.next()
    // Journals of earlier programs end here.
    guard !record.rest.isEmpty else { return }
    untouched = try record.next()
    task = try record.next()
    guard !record.rest.isEmpty else { return }
    views = try record.next()
  }
}

extension Blank: Recorded {
  func write(to record: inout RecordWriter) { record.put(reason, words) }

  init(from record: inout RecordReader) throws(RecordError) {
    self.init(try record.next(), try record.next())
  }
}

extension CaseCount: Recorded {
  func write(to record: inout RecordWriter) { record.put(passed, all) }

  init(from record: inout RecordReader) throws(RecordError) {
    self.init(passed: try record.next(), all: try record.next())
  }
}

extension HiddenOutcome: Recorded {
  func write(to record: inout RecordWriter) { record.put(all, failed, kinds, words) }

  init(from record: inout RecordReader) throws(RecordError) {
    self.init(
      all: try record.next(), failed: try record.next(), kinds: try record.next(),
      words: try record.next())
  }
}

extension HiddenOutcome.Kind: Recorded {
  func write(to record: inout RecordWriter) { record.put(id, words, failed) }

  init(from record: inout RecordReader) throws(RecordError) {
    self.init(id: try record.next(), words: try record.next(), failed: try record.next())
  }
}

extension ToldWords: Recorded {
  func write(to record: inout RecordWriter) {
    record.put(excerpt, seen, meaning, next, note, mistake, diagnosis, pictures)
  }

  init(from record: inout RecordReader) throws(RecordError) {
    self.init(
      excerpt: try record.next(), seen: try record.next(), meaning: try record.next(),
      next: try record.next(), note: try record.next(), mistake: try record.next(),
      diagnosis: try record.next(), pictures: try record.next())
  }
}

extension AnswerExcerpt: Recorded {
  func write(to record: inout RecordWriter) {
    record.put(line, text, columns.lowerBound, columns.count, more)
  }

  init(from record: inout RecordReader) throws(RecordError) {
    let (line, text): (Int, String) = (try record.next(), try record.next())
    let (column, length): (Int, Int) = (try record.next(), try record.next())
    let (end, isTooFar) = column.addingReportingOverflow(length)
    guard length >= 0, !isTooFar else { throw RecordError() }
    self.init(line: line, text: text, columns: column..<end, more: try record.next())
  }
}

extension Picture: Recorded {
  func write(to record: inout RecordWriter) {
    record.put(title, window.width, window.height, views)
  }

  init(from record: inout RecordReader) throws(RecordError) {
    let title: String = try record.next()
    let window = Size(width: try record.next(), height: try record.next())
    self.init(title: title, window: window, try record.next())
  }
}

extension Picture.View: Recorded {
  func write(to record: inout RecordWriter) { record.put(name, wanted, got) }

  init(from record: inout RecordReader) throws(RecordError) {
    self.init(name: try record.next(), wanted: try record.next(), got: try record.next())
  }
}

extension Picture.Frame: Recorded {
  func write(to record: inout RecordWriter) { record.put(x, y, width, height) }

  init(from record: inout RecordReader) throws(RecordError) {
    (x, y) = (try record.next(), try record.next())
    (width, height) = (try record.next(), try record.next())
  }
}

extension Recorded where Self: RawRepresentable<String> {
  func write(to record: inout RecordWriter) { record.put(rawValue) }

  init(from record: inout RecordReader) throws(RecordError) {
    guard let value = Self(rawValue: try record.next()) else { throw RecordError() }
    self = value
  }
}

extension VerdictName: Recorded {}
extension Diagnosis.Kind: Recorded {}
extension Untouched: Recorded {}

extension Blank.Reason: Recorded {
  init(from record: inout RecordReader) throws(RecordError) {
    let name: String = try record.next()
    // Journals of earlier programs call our mistake "fault".
    guard let reason = Self(rawValue: name == "fault" ? "ourMistake" : name) else {
      throw RecordError()
    }
    self = reason
  }
}
