import Course
import Platform

/// Sorts the entries of a class's folder by whose they are.
struct Gathering {
  private let root: RawPath
  private let roster: Roster?
  /// The roster's learners in its order.
  private var listed: [Gathered]
  /// Everybody else, by key.
  private var others: [String: Gathered] = [:]
  private(set) var notices: [Sentence]

  /// The folders and files of one learner.
  private struct Gathered {
    var submission: Submission
    /// The names of all folders and files that are the learner's.
    var names: [String] = []
    /// The learning system's numbers in them.
    var numbers: Set<String> = []
    /// Whether all names are of one learning system's making, which may give a learner several.
    var isOfOneSystem = true
  }

  init(root: RawPath, roster: Roster?) {
    self.root = root
    self.roster = roster
    listed =
      roster?.learners.enumerated().map { index, learner in
        var submission = Submission(learner)
        submission.notices = roster?.notices(about: index) ?? []
        return Gathered(submission: submission)
      } ?? []
    notices = roster?.notices.filter { $0.learner == nil }.map(\.sentence) ?? []
  }

  /// Everybody's submissions: in the order of the roster, then by keys.
  var submissions: [Submission] {
    let rest = others.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
    return (listed + rest).map { gathered in
      var submission = gathered.submission
      let isClear =
        gathered.names.count < 2 || gathered.isOfOneSystem && gathered.numbers.count < 2
      if !isClear, submission.blank == nil {
        submission.block(
          .unclear,
          Sentence.says(
            "submission.folders",
            ["folders": AnswerChoice.list(gathered.names.sorted())]))
      }
      return submission
    }
  }

  mutating func take(_ entries: [RawFolder.Entry]) {
    let folders = entries.filter { $0.kind == .folder }.map { RawPath.shown($0.name) }
    let assignment = roster?.assignment(of: folders)
    var loose: [String] = []
    for entry in entries {
      let path = root.appending(entry.name)
      let label = SubmissionLabel(RawPath.shown(entry.name), assignment: assignment)
      switch entry.kind {
      case .folder: take(label, folder: Submission.Folder(path: path, name: entry.name))
      case .link where label.fileName == nil: take(label, link: path)
      case .file, .link, .other:
        if label.fileName == nil { loose.append(label.text) } else { take(label, file: path) }
      }
    }
    if !loose.isEmpty {
      notices.append(
        Sentence.says(
          "submission.loose",
          ["files": .text(AnswerChoice.list(loose)), "count": .count(loose.count)]))
    }
    notices += loose.filter(AnswerSearch.isArchive).map {
      SubmissionSentence.archive(file: $0)
    }
  }

  /// Says that folders were left out whose names people don't see.
  mutating func leaveOut(_ hidden: [RawFolder.Entry]) {
    guard !hidden.isEmpty else { return }
    notices.append(
      Sentence.says(
        "submission.hidden",
        [
          "files": .text(AnswerChoice.list(hidden.map { RawPath.shown($0.name) })),
          "count": .count(hidden.count),
        ]))
  }

  /// Takes a learner's folder; if the learner is named, other learners are ignored.
  mutating func take(
    _ label: SubmissionLabel, folder: Submission.Folder, learner: String? = nil
  ) {
    change(label, named: learner) { $0.folders.append(folder) }
  }

  private mutating func take(_ label: SubmissionLabel, file: RawPath) {
    change(label) { $0.files.append(Submission.File(path: file, label: label)) }
  }

  /// A folder that is a link could lead anywhere.
  private mutating func take(_ label: SubmissionLabel, link: RawPath) {
    change(label) { $0.block(.damaged, .says("submission.link", ["name": label.text])) }
  }

  private mutating func change(
    _ label: SubmissionLabel, named name: String? = nil, _ change: (inout Submission) -> Void
  ) {
    guard let roster else { return changeOther(label, key: name, isListed: true, change) }
    switch roster.match(label) {
    case .learner(let index): Self.change(&listed[index], label, change)
    case .together(let indices): changeTogether(indices, label, change)
    case .partlyUnknown(let indices):
      let names = indices.map { listed[$0].submission.learner.shownName }.joined(separator: ", ")
      let sentence = Sentence.says(
        "submission.together.unknown", ["folder": label.text, "names": names])
      for index in indices { listed[index].submission.block(.unclear, sentence) }
      notices.append(sentence)
    case .unknown: changeOther(label, key: name, isListed: false, change)
    case .unclear(let indices):
      let names = indices.map { listed[$0].submission.learner.shownName }.joined(separator: ", ")
      for index in indices {
        listed[index].submission.block(
          .unclear,
          .says("submission.learner.unclear", ["folder": label.text, "names": names]))
      }
      notices.append(
        .says("submission.folder.unclear", ["folder": label.text, "names": names]))
    }
  }

  /// Changes what several learners on the roster have handed in together.
  private mutating func changeTogether(
    _ indices: [Int], _ label: SubmissionLabel, _ change: (inout Submission) -> Void
  ) {
    let all = indices.map { listed[$0].submission.learner }
    for index in indices {
      Self.change(&listed[index], label) { submission in
        submission.join(all, in: label.text)
        change(&submission)
      }
    }
  }

  /// The same for learners whom only the folder's name tells.
  private mutating func changeTogether(
    _ names: [String], _ label: SubmissionLabel, _ change: (inout Submission) -> Void
  ) {
    let all = names.map { Learner(key: $0) }
    for learner in all {
      var gathered = others[learner.key] ?? Gathered(submission: Submission(learner))
      Self.change(&gathered, label) { submission in
        submission.join(all, in: label.text)
        change(&submission)
      }
      others[learner.key] = gathered
    }
  }

  private mutating func changeOther(
    _ label: SubmissionLabel, key: String?, isListed: Bool, _ change: (inout Submission) -> Void
  ) {
    // Several of Moodle's or Canvas's names are one learner's; any other name is a learner's own.
    let isPlain = label.origin == .plain
    // An address may have a plus sign in it.
    if isPlain, isListed, key == nil, !label.text.contains("@"), let names = label.joined,
      Set(names).count == names.count
    {
      return changeTogether(names, label, change)
    }
    let key = freeKey(key ?? (isPlain ? label.text : label.person), for: label)
    let learner = Learner(
      key: key, name: isPlain ? nil : label.person, systemID: label.systemID, isListed: isListed)
    var gathered = others[key] ?? Gathered(submission: Submission(learner))
    if !isListed, gathered.names.isEmpty {
      gathered.submission.notices.append(Sentence.says("submission.notListed"))
    }
    Self.change(&gathered, label, change)
    others[key] = gathered
  }

  /// A key that no other folder has: names that look the same may be written in several ways.
  private func freeKey(_ key: String, for label: SubmissionLabel) -> String {
    guard label.origin == .plain else { return key }
    var free = key
    var number = 1
    while let other = others[free], other.submission.partners.isEmpty {
      number += 1
      free = "\(key) (\(number))"
    }
    return free
  }

  private static func change(
    _ gathered: inout Gathered, _ label: SubmissionLabel, _ change: (inout Submission) -> Void
  ) {
    gathered.names.append(label.text)
    if let number = label.systemID { gathered.numbers.insert(number) }
    if label.origin == .plain { gathered.isOfOneSystem = false }
    change(&gathered.submission)
  }
}

/// What one learner handed in, before the search for answers.
package struct Submission: Sendable {
  /// A folder, with its own name.
  struct Folder: Hashable, Sendable {
    let path: RawPath
    let name: [UInt8]
  }

  /// A file that stands alone.
  struct File: Hashable, Sendable {
    let path: RawPath
    let label: SubmissionLabel

    /// The name under which it was handed in.
    var name: String { label.fileName ?? "" }

    /// Whether Canvas, which counts attempts, alone made the name differ from that of an answer.
    func isNumbered(_ reading: AnswerNames.Reading) -> Bool {
      let dot = reading.answer.lastIndex(of: ".") ?? reading.answer.endIndex
      let counted = "\(reading.answer[..<dot])-\(reading.number)\(reading.answer[dot...])"
      return label.origin == .canvas && name == counted
    }
  }

  struct Obstacle: Hashable, Sendable {
    let reason: Blank.Reason
    let words: Sentence
  }

  package let learner: Learner
  /// The others for whom its folder counts as well.
  package internal(set) var partners: [Learner] = []
  var folders: [Folder] = []
  var files: [File] = []
  /// `nil` if it can be graded.
  private(set) var blank: Obstacle?
  var notices: [Sentence] = []

  init(_ learner: Learner) { self.learner = learner }

  /// Whether anything was handed in at all.
  var hasSomething: Bool { !folders.isEmpty || !files.isEmpty || blank != nil }

  /// Takes over the files of a submission that nobody has claimed.
  mutating func take(_ other: Submission) {
    folders += other.folders
    files += other.files
    notices.append(.says("submission.byCopy.own", ["folder": other.learner.key]))
  }

  /// Makes the folder count for all of these learners, of whom one is its own.
  mutating func join(_ learners: [Learner], in folder: String) {
    partners = learners.filter { $0.key != learner.key }
    let names = partners.map(\.shownName).joined(separator: ", ")
    notices.append(
      .says("submission.together", ["folder": folder, "names": names]))
  }

  /// Leaves all of it ungraded; the first reason stays.
  mutating func block(_ reason: Blank.Reason, _ words: Sentence) {
    blank = blank ?? Obstacle(reason: reason, words: words)
  }
}

/// Sentences about submissions that several places say.
enum SubmissionSentence: SentenceArea {
  static func damaged(file: String, reason: Sentence) -> Sentence {
    says("submission.damaged", ["file": .text(file), "reason": .sentence(reason)])
  }

  static func folderUnreadable(file: String, reason: Sentence) -> Sentence {
    says("submission.folder.unreadable", ["file": .text(file), "reason": .sentence(reason)])
  }

  static func archive(file: String) -> Sentence {
    says("submission.archive", ["file": file, "command": RawPath.unpackingCommand(for: file)])
  }

  static var tooDeep: Sentence {
    says("submission.tooDeep", ["count": AnswerSearch.deepest])
  }

  static func links(_ links: [String]) -> Sentence {
    says(
      "submission.links",
      ["files": .text(AnswerChoice.list(links)), "count": .count(links.count)])
  }

  static func notTheStarter(_ file: String, _ others: String) -> Sentence {
    says("submission.notTheStarter", ["file": file, "others": others])
  }

  static func changedLast(_ file: String, _ others: String) -> Sentence {
    says("submission.changedLast", ["file": file, "others": others])
  }
}
