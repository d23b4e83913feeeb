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

  private static let readAs = "was read as flip-around.layout."
  private static let noFile = "blank missing: No file named flip-around.layout was found."
  private static let rename = "Rename the right one and grade again."

  /// Names that are read as that of the answer.
  private static let taken: [OddLearner] =
    [
      OddLearner(rightAs: "flip-around.layout", "@/flip-around.layout passed"),
      OddLearner(
        rightAs: "05-sameness/flip-around.layout", "@/05-sameness/flip-around.layout passed"),
    ]
    + [
      "flip-around.layout.txt", "flip-around (1).layout", "flip-around(2).layout",
      "flip-around-1.layout", "flip-around_3.layout", "flip-around 2.layout", "Flip-Around.layout",
      "FLIP-AROUND.LAYOUT", "flip around.layout", "flip_around.layout", "fliparound.layout",
      " flip-around.layout ", "flip-around .layout", "flip–around.layout",
      "Flip Around (12).layout.txt", "flip-around.layout (1).txt", "flip-around.layout(1)",
      "flip-around.Layout.TXT", "week 5/Flip-around.layout",
    ].map { OddLearner(rightAs: $0, "@/\($0) passed (@/\($0) \(readAs))") }

  /// Several files for one answer.
  private static let several: [OddLearner] = [
    OddLearner(
      [("flip-around.layout", off), ("flip-around (1).layout", right)],
      "@/flip-around (1).layout passed (@/flip-around (1).layout counts, because it has the "
        + "highest number in its name. Skipped: @/flip-around.layout.) "
        + "(@/flip-around (1).layout \(readAs))"),
    OddLearner(
      [
        ("flip-around-9.layout", off), ("flip-around-10.layout", right),
        ("flip-around.layout", starter),
      ],
      "@/flip-around-10.layout passed (@/flip-around-10.layout counts, because it has the "
        + "highest number in its name. Skipped: @/flip-around-9.layout, @/flip-around.layout.) "
        + "(@/flip-around-10.layout \(readAs))"),
    OddLearner(
      [("flip-around.layout.txt", off), ("flip-around.layout", right)],
      "@/flip-around.layout passed (@/flip-around.layout counts, because it has exactly the "
        + "right name. Skipped: @/flip-around.layout.txt.)"),
    OddLearner(
      [("flip-around (1).layout", off), ("flip-around-1.layout", right)],
      "@/flip-around (1).layout blank several: Several files could be the answer, and their texts "
        + "differ: @/flip-around (1).layout, @/flip-around-1.layout. Keep one of them and grade "
        + "again."),
    OddLearner(
      [("Flip-Around.layout", off), ("flip-around.LAYOUT", right)],
      "@/Flip-Around.layout blank several: Several files could be the answer, and their texts "
        + "differ: @/Flip-Around.layout, @/flip-around.LAYOUT. Keep one of them and grade again."),
    OddLearner(
      [("a/flip-around.layout", off), ("b/flip-around (1).layout", right)],
      "@/a/flip-around.layout blank several: Several files could be the answer, and their texts "
        + "differ: @/a/flip-around.layout, @/b/flip-around (1).layout. Keep one of them and grade "
        + "again."),
    OddLearner(
      [("flip-around (1).layout", right), ("flip-around.layout", right)],
      "@/flip-around.layout passed (These files have the same text: @/flip-around (1).layout, "
        + "@/flip-around.layout.)"),
    OddLearner(
      [("05-sameness/flip-around.layout.txt", right), ("flip-around.layout", off)],
      "@/05-sameness/flip-around.layout.txt passed (@/05-sameness/flip-around.layout.txt \(readAs))"
    ),
    OddLearner(
      [("flip-around.layout", right), ("flip-around (1).layout", Data([0x50, 0xFF]))],
      "@/flip-around (1).layout blank damaged: @/flip-around (1).layout can't be graded: the file "
        + "isn't UTF-8 text: save it with that encoding. (@/flip-around (1).layout counts, because "
        + "it has the highest number in its name. Skipped: @/flip-around.layout.) "
        + "(@/flip-around (1).layout \(readAs))"),
  ]

  /// Names that aren't read as that of the answer.
  private static let notTaken: [OddLearner] =
    [
      "flip-around-final.layout", "flip-arround.layout", "flip-around.docx", "flip-around",
      "flip-around-2026.layout", "flip-around.txt", "flip-around.layout.html",
      "flip-around \u{1B}[31m.layout", "flip-around.layout;<b>",
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
      OddLearner(rightAs: ".flip-around.layout", "- blank nothing: Nothing was handed in."),
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
    ].map { OddLearner([("flip-around.layout", $0)], "@/flip-around.layout passed") } + [
      OddLearner(
        [("flip-around.layout", Data("PK\u{3}\u{4} xl/workbook.xml".utf8))],
        "@/flip-around.layout blank damaged: @/flip-around.layout can't be graded: this is an "
          + "Excel workbook: if it is a table, save it as \"CSV UTF-8\"; if it is an answer, save it as "
          + "plain text."),
      OddLearner(
        [("flip-around.layout", Data("PK\u{3}\u{4} word/document.xml".utf8))],
        "@/flip-around.layout blank damaged: @/flip-around.layout can't be graded: this is a zip "
          + "file or an office document: unpack it, or save its text as plain text."),
      OddLearner(
        [("flip-around.layout", Data([0x52, 0xE9]))],
        "@/flip-around.layout blank damaged: @/flip-around.layout can't be graded: the file isn't "
          + "UTF-8 text: save it with that encoding."),
    ]

  /// What learning systems make of names; `#` stands for the learner's number.
  private static let downloads: [OddLearner] = [
    OddLearner(
      [("/Nr# Odd_50#_assignsubmission_file_flip-around (1).layout", right)],
      "Nr# Odd_50#_assignsubmission_file_flip-around (1).layout passed (Nr# Odd_50#_"
        + "assignsubmission_file_flip-around (1).layout \(readAs))"),
    OddLearner(
      [("/Nr# Odd_50#_assignsubmission_file_/Flip around.layout", right)],
      "Nr# Odd_50#_assignsubmission_file_/Flip around.layout passed (Nr# Odd_50#_"
        + "assignsubmission_file_/Flip around.layout \(readAs))"),
    OddLearner(
      [("/oddnr#_70#_9001_flip-around-1.layout", right)],
      "oddnr#_70#_9001_flip-around-1.layout passed"),
    OddLearner(
      [
        ("/oddnr#_70#_9002_flip-around.layout", off),
        ("/oddnr#_70#_9003_flip-around-1.layout", right),
      ],
      "oddnr#_70#_9003_flip-around-1.layout passed (oddnr#_70#_9003_flip-around-1.layout counts, "
        + "because it has the highest number in its name. Skipped: "
        + "oddnr#_70#_9002_flip-around.layout.)"),
    OddLearner(
      [("/oddnr#_LATE_70#_9004_Flip Around.layout.txt", right)],
      "oddnr#_LATE_70#_9004_Flip Around.layout.txt passed "
        + "(oddnr#_LATE_70#_9004_Flip Around.layout.txt \(readAs))"),
    OddLearner(
      [("/oddnr#_70#_9005_Lösung.layout", right)], "- \(noFile)",
      notice: "@: No file has the name of an answer. These files were found: "
        + "oddnr#_70#_9005_Lösung.layout. If one of them is an answer, rename it and grade again."),
  ]

  /// A class of 60.
  static let all = taken + several + notTaken + contents + downloads
}
