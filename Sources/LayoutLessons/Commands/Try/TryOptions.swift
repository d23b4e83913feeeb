import Course
import Grading
import LayoutEngine
import Terminal

/// The conditions for trying lines: a window, a reading direction, and a set of rules.
struct TryOptions {
  /// The window, in points.
  let window: Size
  let direction: LayoutDirection
  let ruleSet: RuleSet
  /// Whether to solve the lines in other orders, too.
  let isShuffled: Bool
  /// In whose form a conflict is printed in place of the page; `nil` for the page.
  let log: ConstraintDescription.Style?
  /// How far each search may go.
  var workLimit = WorkLimit.usual

  /// Solves lines as the exercises do.
  init(window: Size, direction: LayoutDirection) {
    (self.window, self.direction) = (window, direction)
    (ruleSet, isShuffled, log) = (.guide, false, nil)
  }

  /// Takes the options of an invocation.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a value that is none.
  init(_ invocation: Invocation) throws(CommandError) {
    let window = invocation.value(of: "window") ?? "320x480"
    guard let size = Size(words: window) else {
      throw .usage(UsageSentence.windowUnknown(window))
    }
    self.window = size
    let direction = invocation.value(of: "direction") ?? "ltr"
    guard let known = ["ltr": LayoutDirection.leftToRight, "rtl": .rightToLeft][direction] else {
      throw .usage(.says("usage.directionUnknown", ["word": .text(direction)]))
    }
    self.direction = known
    let rules = invocation.value(of: "rules") ?? RuleSet.guide.rawValue
    guard let ruleSet = RuleSet(rawValue: rules) else {
      throw .usage(.says("usage.rulesUnknown", ["word": .text(rules)]))
    }
    self.ruleSet = ruleSet
    isShuffled = invocation.isSet("shuffle")
    log = try invocation.value(of: "log").map { form throws(CommandError) in
      let forms: [String: ConstraintDescription.Style] = [
        "today": .today, "ios9": .beforeIOS10,
      ]
      guard let style = forms[form] else {
        throw .usage(.says("usage.logForm", ["form": .text(form)]))
      }
      return style
    }
  }
}

extension Trial {
  /// Tries the lines of a command.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for more lines than are tried.
  init(_ source: TryText, _ options: TryOptions) throws(CommandError) {
    let conditions = Conditions(
      window: options.window, direction: options.direction, ruleSet: options.ruleSet,
      workLimit: options.workLimit)
    do { try self.init(source.text, conditions) } catch {
      throw .usage(
        .says("usage.tryTooMany", ["count": .count(error.count), "most": .count(error.most)]))
    }
  }
}
