import Course

/// Sentences of the files that other programs take grades from.
package enum ExportSentence: String, SentenceKey {
  case points = "export.points"
  case noGrade = "export.noGrade"
  case noGradeReason = "export.noGrade.reason"
  case gaps = "export.gaps"
  case total = "export.total"
  case hiddenCases = "export.hiddenCases"
  case wanted = "export.wanted"
  case got = "export.got"
  case learner = "export.learner"
  case exercise = "export.exercise"
  case pointsHeading = "export.pointsHeading"
  case passed = "export.passed"
  case notYet = "export.notYet"
  case noGradeHeading = "export.noGradeHeading"
  case attention = "export.attention"
  case unlisted = "export.unlisted"
  case keptCells = "export.cells.kept"
  case emptyCells = "export.cells.empty"
  case removedFiles = "export.files.removed"
  case staleFiles = "export.files.stale"
  case withoutIdentity = "export.withoutIdentity"
  case classroomFacts = "export.classroomFacts"
  case manyTests = "export.manyTests"
  case sheetUnknown = "export.sheet.unknown"
  case sheetUnclear = "export.sheet.unclear"
  case sheetLeft = "export.sheet.left"
  case sheetLocked = "export.sheet.locked"
  case sheetReplaced = "export.sheet.replaced"
  case sheetScaled = "export.sheet.scaled"

  package var parameters: Set<String> {
    switch self {
    case .points: ["title", "points", "most"]
    case .noGrade, .hiddenCases: ["title"]
    case .noGradeReason: ["reason"]
    case .gaps: ["titles"]
    case .total: ["points", "most", "passed", "all"]
    case .unlisted, .withoutIdentity, .keptCells, .emptyCells: ["file", "names"]
    case .removedFiles, .staleFiles: ["files"]
    case .classroomFacts: ["names"]
    case .manyTests: ["count", "most"]
    case .sheetUnknown, .sheetUnclear, .sheetLeft, .sheetLocked, .sheetReplaced: ["names"]
    case .sheetScaled: ["most", "points"]
    default: []
    }
  }
}
