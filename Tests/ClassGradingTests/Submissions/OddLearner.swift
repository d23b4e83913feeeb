import Foundation

/// A learner of a class who handed something in with a slip of form, and what the teacher is told.
struct OddLearner: Sendable {
  /// Files by their names; `@` stands for the learner's key, and a name without a slash is in the
  /// learner's folder.
  let files: [(name: String, bytes: Data)]
  /// What follows the exercise in the row; `@` stands for the learner's key.
  let told: String
  let notice: String?

  init(_ files: [(String, Data)], _ told: String, notice: String? = nil) {
    (self.files, self.told, self.notice) = (files, told, notice)
  }

  /// A learner who handed in the right answer under some name.
  init(rightAs name: String, _ told: String, notice: String? = nil) {
    self.init([(name, Self.right)], told, notice: notice)
  }

  static let right = Data(ClassOnDisk.right.utf8)
  static let off = Data(ClassOnDisk.off.utf8)
  static let starter = Data("// nothing yet\n".utf8)

  static func utf16(_ text: String, isLittle: Bool) -> Data {
    Data(
      "\u{FEFF}\(text)".utf16.flatMap { unit in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isLittle ? bytes.reversed() : bytes
      })
  }

  private static func written(_ minus: String) -> Data {
    Data(ClassOnDisk.right.replacing("- ", with: minus).utf8)
  }

  private static let readAs = "was read as turn-around.layout."
  private static let noFile = "blank missing: No file named turn-around.layout was found."
  private static let rename = "Rename the right one and grade again."

  /// Names that are read as that of the answer.
  private static let taken: [OddLearner] =
    [
      OddLearner(rightAs: "turn-around.layout", "@/turn-around.layout passed"),
      OddLearner(
        rightAs: "05-equality/turn-around.layout", "@/05-equality/turn-around.layout passed"),
    ]
    + [
      "turn-around.layout.txt", "turn-around (1).layout", "turn-around(2).layout",
      "turn-around-1.layout", "turn-around_3.layout", "turn-around 2.layout", "Turn-Around.layout",
      "TURN-AROUND.LAYOUT", "turn around.layout", "turn_around.layout", "turnaround.layout",
      " turn-around.layout ", "turn-around .layout", "turn–around.layout",
      "Turn Around (12).layout.txt", "turn-around.layout (1).txt", "turn-around.layout(1)",
      "turn-around.Layout.TXT", "week 5/Turn-around.layout",
    ].map { OddLearner(rightAs: $0, "@/\($0) passed (@/\($0) \(readAs))") }

  /// Several files for one answer.
  private static let several: [OddLearner] = [
    OddLearner(
      [("turn-around.layout", off), ("turn-around (1).layout", right)],
      "@/turn-around (1).layout passed (@/turn-around (1).layout counts, because it has the "
        + "highest number in its name. Skipped: @/turn-around.layout.) "
        + "(@/turn-around (1).layout \(readAs))"),
    OddLearner(
      [
        ("turn-around-9.layout", off), ("turn-around-10.layout", right),
        ("turn-around.layout", starter),
      ],
      "@/turn-around-10.layout passed (@/turn-around-10.layout counts, because it has the "
        + "highest number in its name. Skipped: @/turn-around-9.layout, @/turn-around.layout.) "
        + "(@/turn-around-10.layout \(readAs))"),
    OddLearner(
      [("turn-around.layout.txt", off), ("turn-around.layout", right)],
      "@/turn-around.layout passed (@/turn-around.layout counts, because it has exactly the "
        + "right name. Skipped: @/turn-around.layout.txt.)"),
    OddLearner(
      [("turn-around (1).layout", off), ("turn-around-1.layout", right)],
      "@/turn-around (1).layout blank several: Several files could be the answer, and their texts "
        + "differ: @/turn-around (1).layout, @/turn-around-1.layout. Keep one of them and grade "
        + "again."),
    OddLearner(
      [("Turn-Around.layout", off), ("turn-around.LAYOUT", right)],
      "@/Turn-Around.layout blank several: Several files could be the answer, and their texts "
        + "differ: @/Turn-Around.layout, @/turn-around.LAYOUT. Keep one of them and grade again."),
    OddLearner(
      [("a/turn-around.layout", off), ("b/turn-around (1).layout", right)],
      "@/a/turn-around.layout blank several: Several files could be the answer, and their texts "
        + "differ: @/a/turn-around.layout, @/b/turn-around (1).layout. Keep one of them and grade "
        + "again."),
    OddLearner(
      [("turn-around (1).layout", right), ("turn-around.layout", right)],
      "@/turn-around.layout passed (These files have the same text: @/turn-around (1).layout, "
        + "@/turn-around.layout.)"),
    OddLearner(
      [("05-equality/turn-around.layout.txt", right), ("turn-around.layout", off)],
      "@/05-equality/turn-around.layout.txt passed (@/05-equality/turn-around.layout.txt \(readAs))"
    ),
    OddLearner(
      [("turn-around.layout", right), ("turn-around (1).layout", Data([0x50, 0xFF]))],
      "@/turn-around (1).layout blank damaged: @/turn-around (1).layout can't be graded: the file "
        + "isn't UTF-8 text: save it with that encoding. (@/turn-around (1).layout counts, because "
        + "it has the highest number in its name. Skipped: @/turn-around.layout.) "
        + "(@/turn-around (1).layout \(readAs))"),
  ]

  /// Names that aren't read as that of the answer.
  private static let notTaken: [OddLearner] =
    [
      "turn-around-final.layout", "turn-arround.layout", "turn-around.docx", "turn-around",
      "turn-around-2026.layout", "turn-around.txt", "turn-around.layout.html",
      "turn-around \u{1B}[31m.layout", "turn-around.layout;<b>",
    ].map { name in
      let shown = "@/" + name.replacing("\u{1B}", with: "\\u{1b}")
      return OddLearner(
        rightAs: name, "- \(noFile) These files have a similar name: \(shown). \(rename)",
        notice:
          "@: No file has the name of an answer. These files were found: \(shown). If one of them is an answer, rename it and grade again."
      )
    } + [
      OddLearner(
        rightAs: "essay.txt", "- \(noFile)",
        notice:
          "@: No file has the name of an answer. These files were found: @/essay.txt. If one of them is an answer, rename it and grade again."
      ),
      OddLearner(rightAs: ".turn-around.layout", "- blank nothing: Nothing was handed in."),
      OddLearner([], "- blank nothing: Nothing was handed in."),
      OddLearner(
        rightAs: "all.zip",
        "@/all.zip blank damaged: @/all.zip must be unpacked before it can be graded. Run this in "
          + "the folder of submissions: unzip @/all.zip -d @/all"),
    ]

  /// Texts that aren't plain UTF-8, and signs that programs put in.
  private static let contents: [OddLearner] =
    [
      utf16(ClassOnDisk.right, isLittle: true), utf16(ClassOnDisk.right, isLittle: false),
      Data("\u{FEFF}\(ClassOnDisk.right)".utf8), written("– "), written("—"), written("−"),
      written("－ "),
      Data(ClassOnDisk.right.replacing("\n", with: "\r\n").utf8),
    ].map { OddLearner([("turn-around.layout", $0)], "@/turn-around.layout passed") } + [
      OddLearner(
        [("turn-around.layout", Data("PK\u{3}\u{4} xl/workbook.xml".utf8))],
        "@/turn-around.layout blank damaged: @/turn-around.layout can't be graded: this is an "
          + "Excel workbook: if it is a table, save it as \"CSV UTF-8\"; if it is an answer, save it as "
          + "plain text."),
      OddLearner(
        [("turn-around.layout", Data("PK\u{3}\u{4} word/document.xml".utf8))],
        "@/turn-around.layout blank damaged: @/turn-around.layout can't be graded: this is a zip "
          + "file or an office document: unpack it, or save its text as plain text."),
      OddLearner(
        [("turn-around.layout", Data([0x52, 0xE9]))],
        "@/turn-around.layout blank damaged: @/turn-around.layout can't be graded: the file isn't "
          + "UTF-8 text: save it with that encoding."),
    ]

  /// What learning systems make of names; `#` stands for the learner's number.
  private static let downloads: [OddLearner] = [
    OddLearner(
      [("/Nr# Odd_50#_assignsubmission_file_turn-around (1).layout", right)],
      "Nr# Odd_50#_assignsubmission_file_turn-around (1).layout passed (Nr# Odd_50#_"
        + "assignsubmission_file_turn-around (1).layout \(readAs))"),
    OddLearner(
      [("/Nr# Odd_50#_assignsubmission_file_/Turn around.layout", right)],
      "Nr# Odd_50#_assignsubmission_file_/Turn around.layout passed (Nr# Odd_50#_"
        + "assignsubmission_file_/Turn around.layout \(readAs))"),
    OddLearner(
      [("/oddnr#_70#_9001_turn-around-1.layout", right)],
      "oddnr#_70#_9001_turn-around-1.layout passed"),
    OddLearner(
      [
        ("/oddnr#_70#_9002_turn-around.layout", off),
        ("/oddnr#_70#_9003_turn-around-1.layout", right),
      ],
      "oddnr#_70#_9003_turn-around-1.layout passed (oddnr#_70#_9003_turn-around-1.layout counts, "
        + "because it has the highest number in its name. Skipped: "
        + "oddnr#_70#_9002_turn-around.layout.)"),
    OddLearner(
      [("/oddnr#_LATE_70#_9004_Turn Around.layout.txt", right)],
      "oddnr#_LATE_70#_9004_Turn Around.layout.txt passed "
        + "(oddnr#_LATE_70#_9004_Turn Around.layout.txt \(readAs))"),
    OddLearner(
      [("/oddnr#_70#_9005_Lösung.layout", right)], "- \(noFile)",
      notice: "@: No file has the name of an answer. These files were found: "
        + "oddnr#_70#_9005_Lösung.layout. If one of them is an answer, rename it and grade again."),
  ]

  /// A class of 60.
  static let all = taken + several + notTaken + contents + downloads
}
