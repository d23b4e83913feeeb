import Course

/// Sentences about what was handed in: why something can't be graded, and what should be known.
package enum SubmissionSentence: String, SentenceKey {
  case missing = "submission.missing"
  case nothing = "submission.nothing"
  case damaged = "submission.damaged"
  case several = "submission.several"
  case archive = "submission.archive"
  case tooMany = "submission.tooMany"
  case folderUnreadable = "submission.folder.unreadable"
  case noCopy = "submission.noCopy"
  case otherCopy = "submission.otherCopy"
  case error = "submission.fault"
  case faultAdvice = "submission.fault.advice"
  case severalFolders = "submission.folders"
  case unclearFolder = "submission.folder.unclear"
  case unclearLearner = "submission.learner.unclear"
  case notListed = "submission.notListed"
  case links = "submission.links"
  case tooDeep = "submission.tooDeep"
  case progressDamaged = "submission.progress"
  case copies = "submission.copies"
  case changedLast = "submission.changedLast"
  case notTheStarter = "submission.notTheStarter"
  case hidden = "submission.hidden"
  case loose = "submission.loose"

  package var parameters: Set<String> {
    switch self {
    case .nothing, .noCopy, .notListed: []
    case .missing, .copies: ["files"]
    case .damaged, .folderUnreadable, .progressDamaged: ["file", "reason"]
    case .several: ["files"]
    case .archive: ["file", "command"]
    case .tooMany, .tooDeep: ["count"]
    case .error: ["reason"]
    case .otherCopy: ["found", "own"]
    case .faultAdvice: ["reason", "advice"]
    case .severalFolders: ["folders"]
    case .unclearFolder, .unclearLearner: ["folder", "names"]
    case .links, .loose, .hidden: ["files", "count"]
    case .changedLast, .notTheStarter: ["file", "others"]
    }
  }
}
