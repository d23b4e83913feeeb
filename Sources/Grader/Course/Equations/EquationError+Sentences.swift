package import LayoutEngine

/// Messages begin with a small letter and end without a full stop, because a place stands before
/// them: `3:24 error E202: unknown view Button`.
extension EquationError {
  /// What is wrong, in one sentence.
  package var message: Sentence { words.message }

  /// What to write instead; `nil` if the message says it all.
  package var hint: Sentence? { words.hint }

  private var words: (message: Sentence, hint: Sentence?) {
    switch reason {
    // Characters and marks.
    case .unexpectedCharacter(let character):
      (
        .says("equation.unexpectedCharacter", ["character": character]),
        ":\\¼½¾⅓⅔".contains(character) ? .says("equation.unexpectedCharacter.division") : nil
      )
    case .unexpectedText(let text):
      (
        .says("equation.unexpectedText", ["text": text]),
        .says("equation.unexpectedText.hint")
      )
    case .twoDots: (.says("equation.twoDots"), .says("equation.twoDots.hint"))
    case .decimalComma(let suggestion): (.says("equation.decimalComma"), .write(suggestion))
    case .twoDecimalPoints: (.says("equation.twoDecimalPoints"), nil)
    case .pixels: (.says("equation.pixels"), .says("equation.pixels.hint"))
    case .percent(_, let view, let attribute):
      (
        .says("equation.percent"),
        .says(
          "equation.percent.hint",
          ["anchor": "\(ItemSpelling.name(view)).\(attribute.name)"])
      )
    case .parenthesisNotClosed:
      (.says("equation.parenthesisNotClosed"), .says("equation.parenthesisNotClosed.hint"))
    case .parenthesisNotOpened: (.says("equation.parenthesisNotOpened"), nil)
    case .nestedTooDeeply(let limit):
      (.says("equation.nestedTooDeeply", ["limit": limit]), nil)
    case .quoteNotClosed: (.says("equation.quoteNotClosed"), .says("equation.quoteNotClosed.hint"))
    case .commentNotClosed:
      (.says("equation.commentNotClosed"), .says("equation.commentNotClosed.hint"))

    // Parts of a statement.
    case .noRelation(let example): (.says("equation.noRelation"), example.map { .forExample($0) })
    case .notARelation(let sign, let suggestion): (.notARelation(sign), .write(suggestion.sign))
    case .leftSideEmpty: (.says("equation.leftSideEmpty"), nil)
    case .nothingAfter(let text): (.says("equation.nothingAfter", ["text": text]), nil)
    case .nothingBefore(let text): (.says("equation.nothingBefore", ["text": text]), nil)
    case .numberMissing: (.says("equation.numberMissing"), .forExample("320 - 200"))
    case .blank: (.says("equation.blank"), .says("equation.blank.hint"))
    case .operatorMissingAfterNumber(let number, let name)
    where ["u", "pt", "pts", "px", "dp", "points"].contains(name):
      (.says("equation.unit", ["text": name]), .write(number))
    case .operatorMissingAfterNumber(let number, let name):
      (
        .says("equation.operatorMissingAfterNumber"),
        .says(
          "equation.operatorMissingAfterNumber.hint",
          ["number": number.last == "." ? String(number.dropLast()) : number, "name": name])
      )
    case .operatorMissing(let text):
      (
        .says("equation.operatorMissing", ["text": text]),
        .says("equation.operatorMissing.hint")
      )
    case .assignment: (.says("equation.assignment"), .says("equation.assignment.hint"))
    case .notEqual: (.says("equation.notEqual"), .says("equation.notEqual.hint"))
    case .strictInequality(let suggestion):
      (.says("equation.strictInequality"), .write(suggestion.sign))
    case .tooManyRelations: (.says("equation.tooManyRelations"), nil)
    case .oppositeRelations:
      (.says("equation.oppositeRelations"), .says("equation.oppositeRelations.hint"))

    // No single linear relation.
    case .attributesMultiplied: (.says("equation.attributesMultiplied"), nil)
    case .attributeAsDivisor: (.says("equation.attributeAsDivisor"), nil)
    case .divisionByZero: (.says("equation.divisionByZero"), nil)
    case .notFinite: (.says("equation.notFinite"), nil)
    case .notANumber(let text):
      (.says("equation.notANumber", ["text": text]), .says("equation.notANumber.hint"))
    case .thirdAttribute: (.says("equation.thirdAttribute"), .says("equation.thirdAttribute.hint"))
    case .relatedToItself(let anchor):
      (.says("equation.relatedToItself", ["anchor": anchor]), nil)
    case .noAttribute: (.says("equation.noAttribute"), nil)
    case .allMultipliedByZero: (.says("equation.allMultipliedByZero"), nil)

    // Names.
    case .unknownAttribute(let name, let suggestions):
      (
        .says("equation.unknownAttribute", ["name": name]),
        .didYouMean(suggestions.map { $0.name }) ?? .allAttributes
      )
    case .unknownItem(let name, let suggestions):
      (
        .says("equation.unknownItem", ["name": name]),
        .didYouMean(suggestions.map(ItemSpelling.name))
      )
    case .noSuperview(let item): (.says("equation.noSuperview", ["item": item]), nil)
    case .superviewOfNothing:
      (.says("equation.superviewOfNothing"), .says("equation.superviewOfNothing.hint"))
    case .composite(let name, let parts):
      (.says("equation.composite", ["name": name]), .writeAll(parts.map { $0.name }))
    case .attributeMissing(let item):
      (
        .says("equation.attributeMissing", ["item": item]),
        .says("equation.attributeMissing.hint", ["item": ItemSpelling.name(item)])
      )
    case .attributeMissingAfterDot(let item):
      (
        .says("equation.attributeMissingAfterDot"),
        .forExample("\(ItemSpelling.name(item)).width")
      )
    case .itemMissing(let attribute, let example):
      (
        .says("equation.itemMissing", ["attribute": attribute.name]),
        .write("\(ItemSpelling.name(example)).\(attribute.name)")
      )
    case .attributeOfAttribute(let name):
      (.says("equation.attributeOfAttribute", ["name": name]), nil)
    case .notAnAttribute(let item):
      (.says("equation.notAnAttribute"), .write("\(ItemSpelling.name(item)).height = 40"))

    // Priorities.
    case .priorityMissing: (.says("equation.priorityMissing"), .forExample("@750"))
    case .unknownPriority(let name, let suggestions):
      (.says("equation.unknownPriority", ["name": name]), .didYouMean(suggestions))
    case .secondPriority: (.says("equation.secondPriority"), nil)
    case .priorityOutOfRange(let priority):
      (
        .says("equation.priorityOutOfRange", ["priority": Self.text(of: priority)]),
        .says("equation.priorityOutOfRange.hint")
      )

    // Statements about a view itself.
    case .maskWithoutFrame(let item):
      (
        .says("scene.maskWithoutFrame", ["item": item]),
        .says("scene.maskWithoutFrame.hint", ["item": item])
      )
    case .unknownFlag(let name, let suggestions):
      (
        .says("scene.unknownFlag", ["name": name]),
        .didYouMean(suggestions) ?? .wholeMask
      )
    case .maskDotMissing(let name):
      (.says("scene.maskDotMissing", ["name": name]), .write(".\(name)"))
    case .notAMask: (.says("scene.notAMask"), .wholeMask)
    case .notAFrame: (.says("scene.notAFrame"), .says("scene.notAFrame.hint"))
    case .notABool: (.says("scene.notABool"), .says("scene.notABool.hint"))
    case .propertyRepeated(let item, let property):
      (
        .says("scene.repeated", ["item": item, "property": property]),
        .says("scene.repeated.hint")
      )
    case .notAPriority: (.says("scene.notAPriority"), .says("scene.notAPriority.hint"))
    case .notAContentSize: (.says("scene.notAContentSize"), .says("scene.notAContentSize.hint"))
    case .notInsets: (.says("scene.notInsets"), .says("scene.notInsets.hint"))
    case .notBaselines: (.says("scene.notBaselines"), .says("scene.notBaselines.hint"))
    case .notAKeyboardHeight:
      (.says("scene.notAKeyboardHeight"), .says("scene.notAKeyboardHeight.hint"))
    case .notAnOffset: (.says("scene.notAnOffset"), .says("scene.notAnOffset.hint"))
    case .notScrolling(let item):
      (.says("scene.notScrolling", ["item": item]), .says("scene.notScrolling.hint"))
    case .notAText: (.says("scene.notAText"), .says("scene.notAText.hint"))
    case .notAFont(let suggestions):
      (.says("scene.notAFont"), .didYouMean(suggestions) ?? .says("scene.notAFont.hint"))
    case .notANumberOfLines:
      (.says("scene.notANumberOfLines"), .says("scene.notANumberOfLines.hint"))
    case .notATextSize(let suggestions):
      (.says("scene.notATextSize"), .didYouMean(suggestions) ?? .says("scene.notATextSize.hint"))
    case .textMissing(let item, let property):
      (
        .says("scene.textMissing", ["item": item, "property": property]),
        .says("scene.textMissing.hint", ["item": item])
      )
    case .sizeBesideText(let item, let property):
      (
        .says("scene.sizeBesideText", ["item": item, "property": property]),
        .says("scene.sizeBesideText.hint")
      )
    case .textSizeOfView(let item, let window):
      (
        .says("scene.textSizeOfView", ["item": item]),
        .says("scene.textSizeOfView.hint", ["window": window])
      )
    case .guideOfGuide(let guide):
      (.says("scene.guideOfGuide", ["guide": guide]), .says("scene.guideOfGuide.hint"))
    case .keyboardOfView(let item, let window):
      (
        .says("scene.keyboardOfView", ["item": item]),
        .says("scene.keyboardOfView.hint", ["window": window])
      )
    case .unknownProperty(let name, let suggestions):
      (
        .says("scene.unknownProperty", ["name": name]),
        suggestions.contains(name)
          ? .says("scene.unknownProperty.hint") : .didYouMean(suggestions)
      )
    case .factGiven(let item, let property):
      (
        .says("scene.given", ["item": item, "property": property]),
        .says("scene.given.hint")
      )

    // Visual formats.
    case .colonMissing(let letter):
      (.says("format.colonMissing", ["letter": letter]), .write("\(letter):"))
    case .viewMissing: (.says("format.viewMissing"), .forExample("[Photo]"))
    case .nameMissing: (.says("format.nameMissing"), .forExample("[Photo]"))
    case .bracketNotClosed:
      (.says("format.bracketNotClosed"), .says("format.bracketNotClosed.hint"))
    case .viewOrBarMissing:
      (.says("format.viewOrBarMissing"), .says("format.viewOrBarMissing.hint"))
    case .textAfterEnd: (.says("format.textAfterEnd"), nil)
    case .barAlone: (.says("format.barAlone"), .forExample("|-[Photo]"))
    case .endsTooSoon: (.says("format.endsTooSoon"), .says("format.endsTooSoon.hint"))
    case .dashMissing: (.says("format.dashMissing"), .says("format.dashMissing.hint"))
    case .minusWithoutParentheses:
      (.says("format.minusWithoutParentheses"), .says("format.minusWithoutParentheses.hint"))
    case .valueMissing: (.says("format.valueMissing"), .forExample("8"))
    case .unknownMetric(let name, let suggestions):
      (
        .says("format.unknownMetric", ["name": name]),
        .didYouMean(suggestions) ?? .says("format.unknownMetric.hint", ["name": name])
      )
    case .viewAsDistance(let name):
      (
        .says("format.viewAsDistance", ["name": name]),
        .says("format.viewAsDistance.hint", ["name": name])
      )
    case .viewAsPriority(let name):
      (.says("format.viewAsPriority", ["name": name]), .forExample("@750"))
    case .metricAsView(let name): (.says("format.metricAsView", ["name": name]), nil)
    case .notAFormatRelation(let sign, let relation):
      (.notARelation(sign), .write(relation == .equal ? "==" : relation.sign))
    case .sizesNotClosed, .distancesNotClosed:
      (.says("format.listNotClosed"), .says("format.listNotClosed.hint"))
    case .formatMultiplied: (.says("format.multiplied"), .says("format.multiplied.hint"))
    case .alignedAlongAxis(let attribute, .horizontal):
      (
        .says("format.aligned.horizontal", ["attribute": attribute.name]),
        .says("format.aligned.horizontal.hint")
      )
    case .alignedAlongAxis(let attribute, .vertical):
      (
        .says("format.aligned.vertical", ["attribute": attribute.name]),
        .says("format.aligned.vertical.hint")
      )
    case .unknownClause(_, let suggestions):
      (.says("format.unknownClause"), .didYouMean(suggestions))
    case .clauseRepeated(let name): (.says("format.clauseRepeated", ["name": name]), nil)
    case .notOptions: (.says("format.notOptions"), .forExample("options: [.alignAllTop]"))
    case .notMetrics: (.says("format.notMetrics"), .forExample("metrics: [gap: 12]"))
    case .unknownOption(let name, let suggestions):
      (.says("format.unknownOption", ["name": name]), .didYouMean(suggestions))
    case .secondDirection: (.says("format.secondDirection"), nil)
    case .metricRepeated(let name): (.says("format.metricRepeated", ["name": name]), nil)
    }
  }

  /// All digits: 1000.0001 is out of range, and 1000 isn't.
  private static func text(of priority: Double) -> String {
    let short = pointsText(priority)
    return Double(short) == priority ? short : "\(priority)"
  }
}

// MARK: - What several errors say

extension Sentence {
  fileprivate static func notARelation(_ sign: String) -> Sentence {
    .says("equation.notARelation", ["sign": sign])
  }

  fileprivate static func write(_ text: String) -> Sentence { .write(.text(text)) }

  private static func write(_ text: Value) -> Sentence { .says("equation.write", ["text": text]) }

  /// Says `write top, leading, bottom and trailing`.
  fileprivate static func writeAll(_ names: [String]) -> Sentence? {
    list(names) { .says("equation.bothOf", ["first": $0, "last": .text($1)]) }.map { .write($0) }
  }

  fileprivate static func forExample(_ text: String) -> Sentence {
    .says("equation.forExample", ["text": text])
  }

  /// Asks `did you mean Button_1 or Button_2?`; `nil` if there is nothing to suggest.
  fileprivate static func didYouMean(_ names: [String]) -> Sentence? {
    list(names) { .says("equation.oneOf", ["first": $0, "last": .text($1)]) }
      .map { .says("equation.didYouMean", ["names": $0]) }
  }

  fileprivate static var wholeMask: Sentence { .says("scene.mask.hint") }

  fileprivate static var allAttributes: Sentence {
    let attributes = Attribute.allCases.map { $0.name }.filter { !$0.contains("Margin") }
    return .says(
      "equation.unknownAttribute.hint",
      [
        "names": attributes.joined(separator: ", "),
        "priorities": ContentPriority.allCases.map { $0.rawValue }.joined(separator: ", "),
      ])
  }

  /// Lists names as `a`, `a or b`, `a, b or c`; the last two are joined by the sentence.
  private static func list(
    _ names: [String], joinedBy sentence: (_ first: Value, _ last: String) -> Sentence
  ) -> Value? {
    guard let last = names.last, let head = names.dropLast().last else {
      return names.last.map { .text($0) }
    }
    let front = names.dropLast(2).reversed().reduce(into: Value.text(head)) { rest, name in
      rest = .sentence(.says("equation.listed", ["first": .text(name), "next": rest]))
    }
    return .sentence(sentence(front, last))
  }
}
