/// Why a statement can't be read, and where it goes wrong.
///
/// It carries facts only; the catalogue turns them into words.
///
/// Source: docs/SEMANTICS.md, section 11 and S9.5; `Vectors/equations-bad.json` of the tests.
package struct EquationError: Error, Hashable, Sendable {
  package let reason: Reason
  /// The characters where the error is; one place past the end if something is missing.
  package let range: SourceRange
  /// Where UIKit puts its caret in a visual format: the place up to which it could read.
  let caret: SourcePlace

  package init(_ reason: Reason, at range: SourceRange) {
    self.init(reason, at: range, caret: range.start)
  }

  init(_ reason: Reason, at range: SourceRange, caret: SourcePlace) {
    self.reason = reason
    self.range = range
    self.caret = caret
  }
}

extension EquationError {
  /// What is wrong; names that come with suggestions have those nearest to them.
  package indirect enum Reason: Hashable, Sendable {
    // MARK: Characters and marks that can't stand where they do

    /// A character that no equation holds; `U+200B` and its like if it can't be seen.
    case unexpectedCharacter(String)
    /// Something after which, or with which, a second statement seems to begin.
    case unexpectedText(String)
    /// `View..width`
    case twoDots
    /// `8,0`; the suggestion is the number with a point.
    case decimalComma(suggestion: String)
    /// `1.2.3`
    case twoDecimalPoints
    /// `20px`
    case pixels
    /// `50%`; the factor is 0.5, and the view and the attribute are those that were probably meant.
    case percent(factor: Double, of: String, Attribute)
    case parenthesisNotClosed
    case parenthesisNotOpened
    /// More parentheses inside each other than are read.
    case nestedTooDeeply(limit: Int)
    /// A backtick without its twin on the same line.
    case quoteNotClosed
    /// A `/*` without its `*/`.
    case commentNotClosed

    // MARK: Parts that are missing or have the wrong shape

    /// There is no `=`, `<=` or `>=`; the example is an equation that begins the same way.
    case noRelation(example: String?)
    /// `=<` and other signs that come near to a relation.
    case notARelation(String, suggestion: Relation)
    case leftSideEmpty
    /// An operator, relation or parenthesis with nothing to its right.
    case nothingAfter(String)
    /// An operator with nothing to its left.
    case nothingBefore(String)
    /// Nothing at all where a number was asked for.
    case numberMissing
    /// A blank `___` where a number was asked for.
    case blank
    /// `2View.width`: a number runs into a name.
    case operatorMissingAfterNumber(String, name: String)
    /// Two operands side by side; the second of them is named.
    case operatorMissing(before: String)
    /// `:=` or `<-`
    case assignment
    /// `!=`
    case notEqual
    /// `<` or `>`; the suggestion is the relation that can be kept.
    case strictInequality(suggestion: Relation)
    /// A third relation in a chain.
    case tooManyRelations
    /// `10 <= v.width >= 5`
    case oppositeRelations

    // MARK: Something readable that states no single linear relation

    /// `w.width * v.width`
    case attributesMultiplied
    /// `1 / w.width`
    case attributeAsDivisor
    case divisionByZero
    /// A number too large to count with.
    case notFinite
    /// A name where only numbers can stand.
    case notANumber(String)
    case thirdAttribute
    /// `v.width = 2 * v.width`; the attribute is named as it was typed.
    case relatedToItself(String)
    /// `3 = 4`
    case noAttribute
    /// `0 * v.width = 3`
    case allMultipliedByZero

    // MARK: Names that aren't known, or have no business where they stand

    case unknownAttribute(String, suggestions: [Attribute])
    case unknownItem(String, suggestions: [String])
    /// `Superview` next to an item that has none.
    case noSuperview(of: String)
    /// `Superview` with no other item whose superview it could be.
    case superviewOfNothing
    /// `view.layoutMarginsGuide.safeAreaLayoutGuide`; the guide is named.
    case guideOfGuide(String)
    /// The keyboard of a view that isn't the window.
    case keyboardOfView(String, window: String)
    /// `View.size` and its like, which stand for several attributes.
    case composite(String, parts: [Attribute])
    /// A view where a number or an attribute belongs.
    case attributeMissing(item: String)
    case attributeMissingAfterDot(item: String)
    /// An attribute without its view; the example is a name that would do.
    case itemMissing(Attribute, example: String)
    /// `View.width.height`
    case attributeOfAttribute(String)
    /// `View.notAnAttribute`
    case notAnAttribute(item: String)

    // MARK: What stands after an `@`

    case priorityMissing
    case unknownPriority(String, suggestions: [String])
    /// A second `@` in one statement.
    case secondPriority
    /// A number that isn't greater than 0 and at most 1000.
    case priorityOutOfRange(Double)

    // MARK: Statements about a view itself

    /// A mask for a view whose frame nobody says.
    case maskWithoutFrame(item: String)
    case unknownFlag(String, suggestions: [String])
    /// The name of a part of a mask without the dot before it.
    case maskDotMissing(String)
    case notAMask
    /// Something that isn't four finite numbers, or a negative size.
    case notAFrame
    case notABool
    /// A property that was set for the view before.
    case propertyRepeated(item: String, property: String)
    /// Something that is neither a number nor the name of a priority.
    case notAPriority
    case notAContentSize
    case notInsets
    case notBaselines
    /// Something that isn't one number, 0 or more.
    case notAKeyboardHeight
    case notAnOffset
    /// A view that is scrolled and in the scene shows no content.
    case notScrolling(item: String)
    /// Something that isn't one text between quotes.
    case notAText
    /// Something that is neither a text style nor a size in points.
    case notAFont(suggestions: [String])
    case notANumberOfLines
    case notATextSize(suggestions: [String])
    /// A font, or a number of lines, of a view without a text.
    case textMissing(item: String, property: String)
    /// A content size, or baselines, of a view whose text decides them.
    case sizeBesideText(item: String, property: String)
    /// The size of texts of a view that isn't the window.
    case textSizeOfView(String, window: String)
    /// No property has this name, or it is set with `=` only.
    case unknownProperty(String, suggestions: [String])
    /// A fact about a view that isn't the answer's to say.
    case factGiven(item: String, property: String)

    // MARK: Visual formats, beyond what equations can have wrong, too

    /// `V|[a]|`: the letter has no colon.
    case colonMissing(after: String)
    /// Something else than a view, where only a view can stand.
    case viewMissing
    case nameMissing
    case bracketNotClosed
    case viewOrBarMissing
    /// Something after the last `|`.
    case textAfterEnd
    /// A `|` and nothing else.
    case barAlone
    /// A connection that leads nowhere, or a list that isn't closed.
    case endsTooSoon
    /// A connection without its second `-`.
    case dashMissing
    /// `--5-`
    case minusWithoutParentheses
    /// Something else than a number or a metric.
    case valueMissing
    case unknownMetric(String, suggestions: [String])
    /// A view's name where a distance or a priority belongs.
    case viewAsDistance(String)
    case viewAsPriority(String)
    /// A metric between brackets.
    case metricAsView(String)
    /// `=`, `>` and other signs that come near to a format's relation.
    case notAFormatRelation(String, suggestion: Relation)
    /// A list of sizes, or of distances, without its `)`.
    case sizesNotClosed
    case distancesNotClosed
    /// A multiplier, which no format can express.
    case formatMultiplied
    /// Views that stand in a line can't be aligned along it.
    case alignedAlongAxis(Attribute, Axis)
    /// After the format only `options:` and `metrics:` can stand.
    case unknownClause(String, suggestions: [String])
    case clauseRepeated(String)
    /// Something else than `[.alignAllTop]`.
    case notOptions
    /// Something else than `[gap: 12]`.
    case notMetrics
    case unknownOption(String, suggestions: [String])
    /// More than one direction to read in.
    case secondDirection
    case metricRepeated(String)
  }

  /// The code that the course format lists, from `E101` to `E435`.
  package var code: String {
    switch reason {
    case .unexpectedCharacter, .unexpectedText: "E101"
    case .noRelation: "E102"
    case .notARelation: "E103"
    case .leftSideEmpty, .nothingAfter, .nothingBefore, .numberMissing, .blank: "E104"
    case .twoDots: "E105"
    case .decimalComma: "E106"
    case .twoDecimalPoints: "E107"
    case .pixels: "E108"
    case .percent: "E109"
    case .operatorMissingAfterNumber, .operatorMissing: "E110"
    case .parenthesisNotClosed, .parenthesisNotOpened, .nestedTooDeeply: "E111"
    case .quoteNotClosed: "E112"
    case .commentNotClosed: "E113"
    case .assignment: "E114"
    case .notEqual: "E115"
    case .strictInequality: "E116"
    case .tooManyRelations: "E117"
    case .oppositeRelations: "E118"
    case .attributesMultiplied: "E120"
    case .attributeAsDivisor: "E121"
    case .divisionByZero: "E122"
    case .notFinite: "E123"
    case .notANumber: "E124"
    case .thirdAttribute: "E130"
    case .relatedToItself: "E131"
    case .noAttribute: "E132"
    case .allMultipliedByZero: "E133"
    case .maskWithoutFrame: "E151"
    case .unknownFlag, .maskDotMissing, .notAMask: "E152"
    case .notAFrame: "E153"
    case .notABool: "E154"
    case .propertyRepeated: "E155"
    case .notAPriority: "E156"
    case .notAContentSize: "E157"
    case .notInsets: "E158"
    case .factGiven: "E159"
    case .unknownProperty: "E160"
    case .notBaselines: "E161"
    case .notAKeyboardHeight, .notAnOffset, .notScrolling: "E162"
    case .notAText, .notAFont, .notANumberOfLines, .notATextSize, .textMissing, .sizeBesideText,
      .textSizeOfView:
      "E163"
    case .unknownAttribute: "E201"
    case .unknownItem, .noSuperview, .superviewOfNothing, .guideOfGuide, .keyboardOfView: "E202"
    case .composite: "E203"
    case .attributeMissing, .attributeMissingAfterDot: "E204"
    case .itemMissing: "E205"
    case .attributeOfAttribute: "E206"
    case .notAnAttribute: "E207"
    case .priorityMissing: "E301"
    case .unknownPriority: "E302"
    case .secondPriority: "E303"
    case .priorityOutOfRange: "E304"
    case .colonMissing: "E411"
    case .viewMissing, .nameMissing: "E412"
    case .bracketNotClosed: "E413"
    case .viewOrBarMissing, .barAlone: "E414"
    case .textAfterEnd: "E415"
    case .endsTooSoon: "E416"
    case .dashMissing: "E417"
    case .minusWithoutParentheses: "E418"
    case .valueMissing: "E419"
    case .unknownMetric: "E421"
    case .viewAsDistance, .viewAsPriority: "E422"
    case .metricAsView: "E423"
    case .notAFormatRelation: "E424"
    case .sizesNotClosed, .distancesNotClosed: "E425"
    case .alignedAlongAxis: "E426"
    case .formatMultiplied: "E427"
    case .unknownClause, .clauseRepeated: "E431"
    case .notOptions, .notMetrics: "E432"
    case .unknownOption: "E433"
    case .secondDirection: "E434"
    case .metricRepeated: "E435"
    }
  }
}
