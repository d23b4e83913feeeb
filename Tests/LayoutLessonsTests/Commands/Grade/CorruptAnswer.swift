import Foundation
import TestRunners

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Answers of one learner that can't be graded, each for another reason.
enum CorruptAnswer: String, CaseIterable {
  case linkToAnswer, linkToNeighbour, linkToNothing, folderIsLink, pipe, answerIsFolder
  case manyFolders, wildBytes, huge, missing, nothing, archive, severalFiles

  /// The learner's key.
  var learner: String { "odd-\(rawValue.lowercased())" }

  private static let gigabyte: UInt64 = 1 << 30
  private static let many = 200

  /// Puts it among others' answers, where a file of that name and with that text would pass.
  func handIn(to handedIn: borrowing GradedClass, as file: String, right: String) throws {
    let files = FileManager.default
    let own = "\(handedIn.submissions)/\(learner)"
    let answer = "\(own)/\(file)"
    let outside = "\(handedIn.folder)/outside"
    try files.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try Data(right.utf8).write(to: URL(filePath: "\(outside)/\(file)"))
    if self == .folderIsLink {
      return try files.createSymbolicLink(atPath: own, withDestinationPath: outside)
    }
    try files.createDirectory(atPath: own, withIntermediateDirectories: true)
    switch self {
    case .linkToAnswer:
      try files.createSymbolicLink(atPath: answer, withDestinationPath: "\(outside)/\(file)")
    case .linkToNeighbour:
      try files.createSymbolicLink(atPath: answer, withDestinationPath: "../ordinary-0/\(file)")
    case .linkToNothing:
      try files.createSymbolicLink(atPath: answer, withDestinationPath: "nothing-here")
    case .pipe: mkfifo(answer, 0o600)
    case .answerIsFolder:
      try files.createDirectory(atPath: answer, withIntermediateDirectories: true)
    case .manyFolders:
      for number in 0..<Self.many {
        try handedIn.handIn(right + "// \(number)\n", as: "\(learner)/try-\(number)/\(file)")
      }
    case .wildBytes:
      try Data(Array(right.utf8) + [0xFF, 0xFE, 0xC3, 0x28]).write(to: URL(filePath: answer))
    case .huge:
      try Data().write(to: URL(filePath: answer))
      let handle = try FileHandle(forWritingTo: URL(filePath: answer))
      try handle.truncate(atOffset: Self.gigabyte)
      try handle.close()
    case .missing: try handedIn.handIn("Nothing yet.\n", as: "\(learner)/notes.txt")
    case .archive:
      let archive = Data([0x50, 0x4B, 3, 4] + Array(right.utf8))
      try archive.write(to: URL(filePath: "\(own)/answers.zip"))
    case .severalFiles:
      for place in ["one", "two"] {
        try handedIn.handIn("\(right)// \(place)\n", as: "\(learner)/\(place)/\(file)")
      }
    case .nothing, .folderIsLink: break
    }
  }
}
