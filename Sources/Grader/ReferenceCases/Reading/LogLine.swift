import LayoutEngine

/// A constraint's line of a log, read back into what it says.
///
/// How a line is printed is not kept: printing it again decides that anew.
struct LogLine {
  let description: ConstraintDescription
  let style: ConstraintDescription.Style

  /// Reads a line; `nil` if it isn't one of a constraint.
  init?(_ text: String) {
    let pattern =
      #/
      <(\w+):(\w+)\ (?:(h=\S+\ v=\S+)\ )?(?:'([^']*)'\ )?(.*?)(?:\ priority:([\d.]+))?
      (?:\ \^(\w+))?(\s*\((?:active|inactive|Names).*\))?>
      /#
    guard let line = text.wholeMatch(of: pattern)?.output,
      let body = LogBody.read(String(line.5), superview: Self.superview(in: line.8 ?? ""))
    else { return nil }
    let tail = line.8 ?? ""
    style =
      tail.contains("active") ? .today : line.1.hasPrefix("MAS") ? .masonry : .beforeIOS10
    let word = line.7.flatMap { EquationStatement.statements(in: "v.width = 1 @\($0)").first }
    description = ConstraintDescription(
      className: String(line.1), address: String(line.2), mask: line.3.map(String.init),
      identifier: line.4.map(String.init), first: body.first, relation: body.relation,
      second: body.second, kinship: body.kinship, multiplier: body.multiplier,
      constant: body.constant,
      priority: line.6.flatMap { Double($0) } ?? word?.priority ?? Priority.required.value,
      isActive: !tail.contains("inactive"))
  }

  /// The view that is printed as `|`.
  private static func superview(in tail: Substring) -> String {
    tail.firstMatch(of: #/'\|':(\S+)/#).map { String($0.output.1) } ?? "|"
  }
}

/// What stands in the middle of a line: an equation, or a piece of visual format.
private struct LogBody {
  var first: ConstraintDescription.Side
  var relation: Relation
  var second: ConstraintDescription.Side?
  var kinship = ConstraintDescription.Kinship.none
  var multiplier = 1.0
  var constant: Double

  static func read(_ text: String, superview: String) -> LogBody? {
    size(text) ?? gap(text, superview: superview) ?? length(text) ?? equation(text)
  }

  /// A size and a number: `H:[UIView:0x1(>=40)]`.
  private static func size(_ text: String) -> LogBody? {
    guard
      let parts = text.wholeMatch(of: #/([HV]):\[(.+)\((<=|>=)?([-+.\de]+)(?:@[\d.]+)?\)\]/#)?
        .output
    else { return nil }
    return LogBody(
      first: side(parts.2, parts.1 == "H" ? .width : .height), relation: relation(parts.3),
      constant: Double(parts.4) ?? .nan)
  }

  /// A gap to the superview or to a sibling: `H:|-(8)-[UIView:0x1](LTR)`.
  private static func gap(_ text: String, superview: String) -> LogBody? {
    guard
      let parts = text.wholeMatch(
        of: #/([HV]):(?:\||\[(.+?)\])-\((<=|>=)?([-+.\de]+)\)-(?:\||\[(.+?)\])(\(LTR\))?/#)?
        .output
    else { return nil }
    let isDown = parts.1 == "V"
    let isAbsolute = parts.6 != nil
    let near: Attribute = isDown ? .top : isAbsolute ? .left : .leading
    let far: Attribute = isDown ? .bottom : isAbsolute ? .right : .trailing
    let (before, after) = (parts.2, parts.5)
    return LogBody(
      first: side(after ?? superview[...], after == nil ? far : near),
      relation: relation(parts.3),
      second: side(before ?? superview[...], before == nil ? near : far),
      kinship: before == nil ? .firstInSecond : after == nil ? .secondInFirst : .siblings,
      constant: Double(parts.4) ?? .nan)
  }

  /// An attribute and a number: `UIView:0x1.width == 40`.
  private static func length(_ text: String) -> LogBody? {
    guard let parts = text.wholeMatch(of: #/(.+)\.(\w+) (==|<=|>=) ([-+.\de]+)/#)?.output else {
      return nil
    }
    return LogBody(
      first: side(parts.1, named: parts.2), relation: relation(parts.3),
      constant: Double(parts.4) ?? .nan)
  }

  /// An equation, the multiplier before or behind: `UIView:0x1.width == 0.4*UIView:0x2.width + 1`.
  private static func equation(_ text: String) -> LogBody? {
    let pattern =
      #/
      (.+?)\.(\w+)\ (==|<=|>=)\ (?:([-+.\de]+)\*)?(.+?)\.(\w+)(?:\ \*\ ([-+.\de]+))?
      (?:\ ([-+])\ ([.\de]+))?
      /#
    guard let parts = text.wholeMatch(of: pattern)?.output else { return nil }
    let distance = parts.9.flatMap { Double($0) } ?? 0
    return LogBody(
      first: side(parts.1, named: parts.2), relation: relation(parts.3),
      second: side(parts.5, named: parts.6),
      multiplier: (parts.4 ?? parts.7).flatMap { Double($0) } ?? 1,
      constant: parts.8 == "-" ? -distance : distance)
  }

  private static func side(
    _ name: Substring, _ attribute: Attribute
  ) -> ConstraintDescription.Side {
    side(name, named: attribute.name[...])
  }

  private static func side(
    _ name: Substring, named attribute: Substring
  ) -> ConstraintDescription.Side {
    ConstraintDescription.Side(.init(String(name)), String(attribute))
  }

  private static func relation(_ sign: Substring?) -> Relation {
    switch sign {
    case "<=": .lessThanOrEqual
    case ">=": .greaterThanOrEqual
    default: .equal
    }
  }
}
