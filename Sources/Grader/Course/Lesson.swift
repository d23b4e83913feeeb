package import LayoutEngine

/// One idea, told in a few hundred words.
package struct Lesson: Sendable {
  package let header: LessonHeader
  package let file: CourseText
  package let document: MarkdownDocument

  package var folder: String { header.folder }
  package var id: String { header.id }
  package var title: String { header.title }
  package var exerciseIDs: [String] { header.exerciseIDs }
}

/// What stands above a lesson's text: what it is called, and what belongs to it.
package struct LessonHeader: Hashable, Sendable {
  /// The folder's name, for example `05-equality`.
  package let folder: String
  /// An identifier that never changes, for example `equality`.
  package let id: String
  package let title: String
  package let teaches: [String]
  /// The ideas that have to be taught before.
  package let needs: [String]
  /// The work that the lesson retells.
  package let source: String
  package let exerciseIDs: [String]
  let exercisesPlace: SourcePlace?

  /// The words of a lesson's folder without its number: `equality` for `05-equality`.
  package static func words(of folder: String) -> Substring {
    let parts = folder.split(separator: "-", maxSplits: 1)
    let digits = folder.first == "A" ? parts.first?.dropFirst() : parts.first
    guard let digits, parts.count == 2, !digits.isEmpty,
      digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return folder[...] }
    return parts[1]
  }

  /// The name that the folder must have in a course in which the lesson has this number.
  package func folder(numbered number: LessonNumber) -> String {
    "\(number.inFolder)-\(Self.words(of: folder))"
  }
}

extension Lesson {
  /// The section after which the learner turns to the exercises.
  package static let exercisesTitle = "Your turn"

  /// What is read before the exercises, and what is read after passing them.
  package var halves: (before: [MarkdownDocument.Section], after: [MarkdownDocument.Section]) {
    let sections = document.sections
    guard let turn = sections.firstIndex(where: { $0.title == Self.exercisesTitle }) else {
      return (sections, [])
    }
    return (Array(sections[...turn]), Array(sections[(turn + 1)...]))
  }
}

extension Lesson {
  /// How long a learner takes for the lesson and its exercises, in whole minutes.
  ///
  /// 150 words a minute; a minute for each blank or question, 2 for a line that is added or mended,
  /// 4 for an answer that is written from the beginning, 6 for one that is written in Swift alone.
  package func minutes(with exercises: [Exercise]) -> Int {
    let tasks = exercises.map { $0.task.split { $0.isWhitespace }.count }
    let words = document.blocks.wordCount + tasks.reduce(0, +)
    let work = exercises.map { $0.minutes }.reduce(0, +)
    return Int((Double(words) / 150 + Double(work)).rounded(.up))
  }
}

extension MarkdownDocument.Section {
  /// How long it takes to read, in whole minutes.
  package var minutes: Int { (blocks.wordCount + 149) / 150 }
}

extension Exercise {
  fileprivate var minutes: Int {
    if notations == [.swift] { return 6 }
    if !questions.isEmpty { return questions.count }
    let blanks = starter.text.split(separator: "\n").reduce(0) { count, line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return count + code.split(separator: "___", omittingEmptySubsequences: false).count - 1
    }
    return kind.minutes ?? blanks
  }
}

extension Lesson {
  package func figure(named name: String) -> Figure? {
    for block in document.blocks {
      guard case .listing(let listing) = block.content, listing.kind == "layout",
        listing["figure"] == name
      else { continue }
      return Figure(listing.lines.joined(separator: "\n"))
    }
    return nil
  }
}

extension Document.Listing {
  package var direction: LayoutDirection {
    self["direction"] == "rtl" ? .rightToLeft : .leftToRight
  }

  /// The one axis that a listing is about; `nil` for both.
  package var axis: Axis? {
    switch self["axis"] {
    case "horizontal": .horizontal
    case "vertical": .vertical
    default: nil
    }
  }
}

extension Size {
  /// A size as listings write it: `320x80`.
  package init?(words: String) {
    let numbers = words.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], width > 0,
      height > 0, width <= 100_000, height <= 100_000
    else { return nil }
    self.init(width: width, height: height)
  }
}

/// The equations of a lesson's listing, about views that they name themselves.
package struct Figure: Sendable {
  /// The window, and every other name that occurs, in the order of the text.
  package let scene: Scene
  package let statements: [WrittenStatement]

  package init(_ text: String) {
    statements = EquationReader.read(text).statements
    let scene = Scene(naming: statements)
    let about = EquationDocument(statements: statements).sceneStatements
    // What doesn't fit together is told when the constraints are asked for.
    self.scene = (try? scene.applying(about, designedIn: Size(width: 0, height: 0))) ?? scene
  }

  /// The constraints, once no rule of a rule set is broken.
  ///
  /// - Throws: The first statement that can't be read, is left blank or breaks a rule.
  package func constraints(under ruleSet: RuleSet = .guide) throws(FigureError) -> [Constraint] {
    var constraints: [Constraint] = []
    for statement in statements {
      switch statement.outcome {
      case .unreadable(let error): throw .unreadable(error)
      case .blank(let range): throw .blank(range)
      case .scene(let about):
        // What places a view otherwise than by constraints is told in words.
        guard about.property.isFact || about.property.isContentPriority else {
          throw .blank(about.range)
        }
      case .constraints(let written):
        for each in written {
          let draft: ConstraintDraft
          do { draft = try each.draft(in: scene) } catch { throw .unreadable(error) }
          do { constraints.append(try ruleSet.constraint(from: draft, in: scene)) } catch {
            throw .invalid(error, statement.range)
          }
        }
      }
    }
    return constraints
  }
}

package enum FigureError: Error, Sendable {
  case unreadable(EquationError)
  case blank(SourceRange)
  case invalid(Violation, SourceRange)
}
