import Course
import Grading
import LayoutEngine

/// Something that newcomers to Swift write, with the words that help.
struct CodeHabit {
  /// What is said of an error, without a final point; `nil` if it is another one.
  let words: (_ error: String) -> Sentence?

  /// A pattern is looked for in four lines: the compiler's words, the line of code with `▸` at the
  /// place that is meant, that line as it is, and the line above.
  init<Output>(_ pattern: Regex<Output>, _ words: @escaping (Output) -> Sentence?) {
    self.words = { error in error.firstMatch(of: pattern).flatMap { words($0.output) } }
  }

  init<Output>(_ pattern: Regex<Output>, _ words: Sentence) { self.init(pattern) { _ in words } }
}

extension CompilerVerdict {
  /// The habits in the order in which they are looked for.
  var habits: [CodeHabit] {
    [
      equations, separators, words, signs, unknownNames, members, labels, calls, types, elements,
      declarations,
    ].flatMap { $0 }
  }

  /// What is meant by words of other languages, of SwiftUI, of SnapKit and of equations.
  static let meantWords = [
    "True": "true", "TRUE": "true", "YES": "true", "False": "false", "FALSE": "false",
    "NO": "false", "null": "nil", "NULL": "nil", "None": "nil", "int": "Int", "float": "CGFloat",
    "double": "CGFloat", "string": "String", "bool": "Bool", "const": "let", "val": "let",
    "auto": "let", "def": "func", "function": "func", "fun": "func", "fn": "func",
    "Import": "import", "Superview": "view", "superview": "view", "parent": "view",
    "HStack": "UIStackView", "VStack": "UIStackView", "Text": "UILabel", "Image": "UIImageView",
    "Button": "UIButton", "start": "leadingAnchor", "startAnchor": "leadingAnchor",
    "end": "trailingAnchor", "endAnchor": "trailingAnchor", "safeArea": "safeAreaLayoutGuide",
    "leadingMargin": "layoutMarginsGuide.leadingAnchor",
    "trailingMargin": "layoutMarginsGuide.trailingAnchor", "high": "defaultHigh",
    "low": "defaultLow", "withPriority": "priority",
  ]

  private var equations: [CodeHabit] {
    let equation =
      #/
      ^.*\n.*\n\s*(\w+)\.(leading|trailing|left|right|top|bottom|width|height|center[XY])(?:Anchor)?
      \ ?(==|<=|>=|=)\ ?(-?[\d.]+,?;?\ *\n)?(.*)
      /#
    return [
      CodeHabit(equation) {
        let label = ["<=": "lessThanOrEqualTo", ">=": "greaterThanOrEqualTo"][$0.3] ?? "equalTo"
        let argument = label + ($0.4 == nil ? "" : "Constant")
        let call: Substring = "\($0.1).\($0.2)Anchor.constraint(\(argument): …)"
        return $0.5.contains(/[\w)] ?[-+] ?[\w(]/)
          ? .says("swift.code.equation.sum", ["call": call])
          : .says("swift.code.equation", ["call": call])
      }
    ]
  }

  /// What stands between items, arguments and statements.
  private var separators: [CodeHabit] {
    [
      CodeHabit(/^(?:expected ','|'\w' is not).*\n.*\d ?▸ ?(px|pt|dp|points?)(?!\w)/) {
        .says("swift.code.unit", ["unit": $0.1])
      },
      CodeHabit(/^expected ','.*\n.*?(constant|multiplier|\w+To|\w+Constant) ?▸ ?-?[\d.]/) {
        .says("swift.code.colon", ["label": $0.1])
      },
      CodeHabit(/^expected ','.*\n.*▸ ?;/, .says("swift.code.semicolon")),
      CodeHabit(/^expected ','.*\n.*\[.*▸ ?[a-z]+[A-Z]\w*:/, .says("swift.code.objectiveC")),
      CodeHabit(/^expected ','.*\n.*▸ ?(\w+):/) {
        .says("swift.code.comma.before", ["label": $0.1])
      },
      CodeHabit(/^expected ','.*\n(?!.*\) ?[-+] ?[\d.]+ ?▸).*▸ *\n/) { [self] _ in
        let lines = linesWithoutComma
        return lines.count < 2
          ? .says("swift.code.comma")
          : .says("swift.code.commas", ["lines": .list(lines.map(Sentence.Value.count))])
      },
      CodeHabit(/^expected ','.*\n.*[)\]] ?▸ ?(\w+)/) {
        .says("swift.code.comma.items", ["next": $0.1])
      },
      CodeHabit(
        /^consecutive .*\n.*▸,|^closure passed .*'\[NSLayoutConstraint\]'/,
        .says("swift.code.braces")),
    ]
  }

  /// Words that Swift doesn't have, or without the sign between them.
  private var words: [CodeHabit] {
    [
      CodeHabit(/^consecutive .*\n.* new ?▸ ?(\w+)/) { .says("swift.code.new", ["class": $0.1]) },
      CodeHabit(/^consecutive .*\n *(int|float|double|Int|CGFloat) ?▸ ?(\w+)/) {
        .says("swift.code.typeFirst", ["type": $0.1, "name": $0.2])
      },
      CodeHabit(/^(?:consecutive|expressions are) .*\n *▸?(\w+) ?▸? ?\w/) { found in
        Self.meantWords[String(found.1)].map {
          .says("swift.code.word", ["word": String(found.1), "meant": $0])
        }
      },
      CodeHabit(/^consecutive .*\n.*isActive ?▸ ?(true|false)/) {
        .says("swift.code.assign", ["value": $0.1])
      },
      CodeHabit(/^consecutive .*\n.*▸ ?=/, .says("swift.code.assign.nothing")),
      CodeHabit(/^(?:expected ','|consecutive) .*\n.*?(\w+|[)\]}]) ?▸ ?(\w+|[(\[])/) {
        .says("swift.code.between", ["first": $0.1, "second": $0.2])
      },
    ]
  }

  /// Signs that Swift doesn't have, values that are missing, and code that nothing is around.
  private var signs: [CodeHabit] {
    let name = glue.wanted.keyword == "func" ? glue.wanted.name : "viewDidLoad"
    return [
      CodeHabit(/^(?:unicode curly quote|single-quoted)/, .says("swift.code.quotes")),
      CodeHabit(/^unterminated string/, .says("swift.code.quote.end")),
      CodeHabit(/^invalid character/, .says("swift.code.sign")),
      CodeHabit(/^expected type before '->'/, .says("swift.code.arrow")),
      CodeHabit(/^cannot find operator '\.\.'/, .says("swift.code.points")),
      CodeHabit(/^(?:cannot find operator )?'(…|_)' (?:in scope|can only appear)/) {
        .says("swift.code.open", ["sign": $0.1])
      },
      CodeHabit(/^expected pattern\n.*(let|var) ▸/) {
        .says("swift.code.nameless", ["word": $0.1])
      },
      CodeHabit(/\ '\(\)' to specified type.*\n.*\n.*\n.*= *$/, .says("swift.code.value.above")),
      CodeHabit(/^expected (?:expression|initial value)/, .says("swift.code.value")),
      CodeHabit(/^expected '{'/, .says("swift.code.body")),
      CodeHabit(
        /^(?:expressions|statements) are not allowed at|^expected (?:declaration|'func' keyword)/,
        .says("swift.code.outside", ["name": name])),
    ]
  }

  private var unknownNames: [CodeHabit] {
    [
      CodeHabit(/^cannot find 'self' in scope/, .says("swift.code.self")),
      CodeHabit(
        #/
        ^(?:cannot\ find|no\ exact|missing\ argument\ label)\ .*\n.*\n
        .*[(\ ](constant|multiplier|\w+To|\w+Constant)\ ?=\ 
        /#
      ) { .says("swift.code.label.sign", ["label": $0.1]) },
      CodeHabit(/^cannot find (?:type )?'(\w+)' in scope|no member '(mas_\w+)'/) { [self] in
        missingImport(for: $0.1 ?? $0.2 ?? "")
      },
      CodeHabit(/^cannot find '(\w+)' in scope.*\n.*▸\w+[!?]?\.(?:isActive|constant|priority)\b/) {
        [self] in unknownConstraint(String($0.1))
      },
      CodeHabit(/^cannot find '(isActive|constant|priority)' in scope/) { [self] in
        .says("swift.code.owner.constraint", ["name": String($0.1), "use": use(of: $0.1)])
      },
      CodeHabit(/^cannot find '(\w+)' in scope.*\n.*?([:=] ?)?▸/) { [names] found in
        let name = String(found.1)
        guard Self.meantWords[name] == nil else { return nil }
        // Without a type before it, a value stands behind a label or a sign, and never begins a line.
        return Self.owners.first {
          names.members(of: $0.type).contains(name) && (found.2 != nil || !$0.name.isEmpty)
        }.map { .says("swift.code.owner", ["name": name, "owner": $0.name]) }
      },
      CodeHabit(/^(cannot find '(\w+)' in scope).*\n *▸\w+ =[^=]/) { [self] in
        suggestion(for: String($0.1)) == nil
          ? .says("swift.code.undeclared", ["name": $0.2]) : nil
      },
    ]
  }

  /// A name before a property of constraints that no constraint has; `nil` if it is another mistake.
  private func unknownConstraint(_ name: String) -> Sentence? {
    if name.lowercased() == "nslayoutconstraint" { return nil }
    let names = Sentence.Value.list(constraintNames.map { .text("`\($0)`") })
    return constraintNames.isEmpty
      ? .says("swift.code.undeclared.constraint", ["name": name])
      : .says("swift.code.unknown.constraint", ["name": .text(name), "names": names])
  }

  /// How a property of a constraint is written, with a constraint of the file if there is one.
  private func use(of property: Substring) -> String {
    let owner = constraintNames.first ?? "….constraint(equalTo: …)"
    return "\(owner).\(property)" + (property == "isActive" ? " = true" : "")
  }

  /// The variables that a line declares as a constraint.
  private var constraintNames: [String] {
    ["let", "var"].flatMap(declarations).filter { name, offset in
      let line = lines.place(of: offset).line
      return tokens.contains {
        ["constraint", "NSLayoutConstraint"].contains($0.word) && $0.bytes.lowerBound > offset
          && lines.place(of: $0.bytes.lowerBound).line == line
      }
    }.map(\.name)
  }

  /// The lines whose end lacks a comma, because the next line begins an item of the same list.
  private var linesWithoutComma: [Int] {
    var open: [SwiftToken] = []
    return zip(tokens, tokens.dropFirst()).compactMap { token, next in
      if "([{".contains(where: token.isSign) { open.append(token) }
      if ")]}".contains(where: token.isSign) { _ = open.popLast() }
      let line = lines.place(of: token.bytes.lowerBound).line
      guard open.last?.isSign("[") == true, token.isSign(")") || token.word != nil,
        next.word != nil, lines.place(of: next.bytes.lowerBound).line > line
      else { return nil }
      return line
    }
  }

  /// The types whose members are often written alone, and what stands before those.
  private static let owners = [
    (type: "NSLayoutConstraint", name: "NSLayoutConstraint"), (type: "UIView", name: "view"),
    (type: "UILayoutPriority", name: ""), (type: "NSLayoutConstraint.Axis", name: ""),
    (type: "NSLayoutConstraint.Attribute", name: ""),
  ]

  /// What is said where a suggestion follows, if there is one.
  var facts: [CodeHabit] {
    [
      CodeHabit(/^cannot find '([HVZ]Stack|Text|Image|Button|Spacer|Color)' in scope/) {
        .says("swift.code.swiftUI", ["name": $0.1])
      },
      CodeHabit(/^cannot find (?:type )?'(\w+)' in scope/) {
        .says("swift.code.unknown", ["name": $0.1])
      },
      CodeHabit(/^(?:value of )?type '([^']+)' has no member '(\w+)'/) {
        .says("swift.code.member", ["type": $0.1, "name": $0.2])
      },
      CodeHabit(/\ type 'UILayoutPriority'\n/, .says("swift.code.priority")),
      CodeHabit(
        /\ '(?:Int|Double|CGFloat)' to .* 'NSLayoutAnchor</, .says("swift.code.number.anchor")),
      CodeHabit(/^no exact matches in call/, .says("swift.code.call")),
      CodeHabit(/^cannot (?:convert|assign) value of type '(.+)' to .*type '(.+)'\n/) {
        .says("swift.code.type", ["type": $0.1, "wanted": $0.2])
      },
      CodeHabit(/does not override any \w+ from its superclass/, .says("swift.code.overrides")),
    ]
  }

  /// That the file lacks the import of a name's module; `nil` if it has it.
  private func missingImport(for name: Substring) -> Sentence? {
    let imports = zip(tokens, tokens.dropFirst()).filter { $0.0.isKeyword("import") }.map(\.1.word)
    // With Masonry comes UIKit.
    if imports.contains("Masonry") { return nil }
    let module = name.lowercased().hasPrefix("mas") ? "Masonry" : "UIKit"
    if imports.contains(module) { return nil }
    return .says("swift.code.import", ["name": name, "module": Substring(module)])
  }

  private var members: [CodeHabit] {
    [
      CodeHabit(
        #/
        ^(?:value\ of\ type\ 'NSLayoutConstraint'\ has\ no|cannot\ call).*\n
        .*▸\.?(offset|inset|padding|constant|multiplier)(?!\w)
        /#
      ) {
        .says(
          "swift.code.behind",
          ["name": $0.1, "label": $0.1 == "multiplier" ? "multiplier" : "constant"])
      },
      CodeHabit(/'UIEdgeInsets' has no member '(\w+)Anchor'/) {
        .says("swift.code.margins", ["anchor": "\($0.1)Anchor"])
      },
      CodeHabit(/has no member 'snp'/, .says("swift.code.snapKit")),
      CodeHabit(
        /^value of type 'UI\w+' has no member 'constraint'/, .says("swift.code.noAnchor")),
      CodeHabit(/^type 'NSLayoutAnchor<.*>' has no member '(\w+)'/) {
        .says("swift.code.noView", ["anchor": $0.1])
      },
      CodeHabit(/^static member 'activate' cannot be used/, .says("swift.code.activate")),
      CodeHabit(/^expected member name or initializer call.*\n.*▸(\w+)/) {
        .says("swift.code.class", ["class": $0.1])
      },
      CodeHabit(/^value of tuple type '\(\)' has no member '(\w+)'/) {
        .says("swift.code.nothing", ["name": $0.1])
      },
      CodeHabit(/^instance member '(\w+)' cannot be used on type 'NSLayoutConstraint'/) { [self] in
        .says("swift.code.class.constraint", ["name": String($0.1), "use": use(of: $0.1)])
      },
      CodeHabit(/^instance member '\w+' cannot be used on type '(\w+)'/) {
        .says("swift.code.class.member", ["class": $0.1])
      },
      CodeHabit(/^value of optional type '.*' must be unwrapped.*\n.*▸(\w+)\./) {
        .says("swift.code.optional", ["name": $0.1])
      },
    ]
  }

  /// Arguments with wrong labels, or with none.
  private var labels: [CodeHabit] {
    [
      CodeHabit(/^incorrect argument labels in call.*\n.*\n.*\D(\d+), ?(\d+)/) {
        .says("swift.code.decimal", ["number": "\($0.1).\($0.2)"])
      },
      CodeHabit(/^incorrect argument labels? in call \(have '(.*)', expected '(.*)'\)/) {
        let labels = zip($0.1.split(separator: ":"), $0.2.split(separator: ":")).first { $0 != $1 }
        guard let (label, wanted) = labels else { return nil }
        if label == "_" { return missingLabel(wanted) }
        return .says("swift.code.label", ["label": label, "wanted": wanted])
      },
      CodeHabit(/^missing argument labels? '(?:file|line):/, .says("swift.code.tooMany")),
      CodeHabit(/^missing argument labels? '(\w+):/) { missingLabel($0.1) },
      CodeHabit(/^extraneous argument label '(\w+):'/) {
        .says("swift.code.label.extra", ["label": $0.1])
      },
      CodeHabit(/^argument '(\w+)' must precede argument '(\w+)'/) {
        .says("swift.code.order", ["first": $0.1, "second": $0.2])
      },
      CodeHabit(
        /^missing argument for .*'equalTo'.*\n.*\n.*\(constant:/, .says("swift.code.constant")),
      CodeHabit(/^missing argument for parameter '(\w+)'/) {
        .says("swift.code.argument", ["label": $0.1])
      },
    ]
  }

  private func missingLabel(_ label: Substring) -> Sentence {
    .says("swift.code.label.missing", ["label": label])
  }

  private var calls: [CodeHabit] {
    [
      CodeHabit(
        /^(?:no exact|extra arg).*\n.*\n.*activate\((?!\[)| to .* type '\[\w+\]'\n/,
        .says("swift.code.list")),
      CodeHabit(/^no exact matches .*\n.*\n.*constraint\(-?[\d.]+\)/, .says("swift.code.number")),
      CodeHabit(/^no exact matches .*\n.*\n.*constraint\(\w+\.\w+/, .says("swift.code.anchor")),
      CodeHabit(/^no exact matches .*\n.*\n.*\((\w+To)Constant: ?\w+\.\w+/) {
        .says("swift.code.anchor.number", ["label": $0.1])
      },
      CodeHabit(/^no exact matches .*\n.*\n.*multiplier:/, .says("swift.code.multiplier")),
      CodeHabit(
        /^no exact .*\n.*\n.*(?:ing|ft|ht|top|om|center.)Anchor\.constraint\(\w+Constant:/,
        .says("swift.code.edge")),
      CodeHabit(/^no exact matches .*\n.*\n.*constraint\((\w+):/) {
        .says("swift.code.label.none", ["label": $0.1])
      },
      CodeHabit(
        /^(?:extra argument '|cannot call .*\n.*▸\.?)(priority|is[A-Z]\w+|translates\w+)(?!\w)/
      ) {
        .says("swift.code.property", ["name": $0.1])
      },
      CodeHabit(/^cannot call .*\n.*▸\.?frame\(/, .says("swift.code.frame")),
      CodeHabit(/^expression is not assignable: function/, .says("swift.code.call.assigned")),
      CodeHabit(/^cannot assign to value: 'content(\w+)Priority' is a method/) {
        .says("swift.code.content", ["method": "setContent\($0.1)Priority"])
      },
      CodeHabit(/^cannot assign to value: '(\w+)' is a method/) {
        .says("swift.code.method", ["name": $0.1])
      },
      CodeHabit(/^cannot assign to value: '(\w+)' is a 'let'/) {
        .says("swift.code.constant.assigned", ["name": $0.1])
      },
    ]
  }

  private var types: [CodeHabit] {
    [
      CodeHabit(/\ '(UI\w+)' to .* 'NSLayoutAnchor<NSLayout(X|Y|D)/) {
        let anchors: [Substring: Substring] = ["X": "leadingAnchor", "Y": "topAnchor"]
        return .says("swift.code.view", ["class": $0.1, "anchor": anchors[$0.2] ?? "widthAnchor"])
      },
      CodeHabit(/AxisAnchor>' to .*AxisAnchor>'/, .says("swift.code.axes")),
      CodeHabit(/NSLayoutAnchor<\w+>' to .*'NSLayoutAnchor</, .says("swift.code.size")),
      CodeHabit(/\ '(Int|Float|Double)' to .* 'CGFloat'.*\n.*▸(\w+)/) {
        .says("swift.code.float", ["type": $0.1, "name": $0.2])
      },
      CodeHabit(/\ 'String' to .* '(?:CGFloat|Double|Int)'/, .says("swift.code.text")),
      CodeHabit(
        /\ 'NSLayoutConstraint' to .* 'Int'| 'Int' to .* 'NSLayoutConstraint'|\) ?[-+] ?[\d.]+ ?▸ *\n/,
        .says("swift.code.sum.constraint")),
      CodeHabit(/operator (?:function )?'([-+*\/])'.*'NSLayout(\w+)/) {
        .says("swift.code.sum", ["label": $0.1 == "+" || $0.1 == "-" ? "constant" : "multiplier"])
      },
    ]
  }

  /// What stands in a list of constraints and is none.
  private var elements: [CodeHabit] {
    [
      CodeHabit(
        /element type 'NSLayoutConstraint'.*\n.*\n.*\.isActive ?=/, .says("swift.code.item.active")),
      CodeHabit(/element type 'NSLayoutConstraint'.*\n.*\n.*\)\.(\w+) ?=[^=]/) {
        .says("swift.code.item.assigns", ["name": $0.1])
      },
      CodeHabit(/'\(\)' to .* type 'NSLayoutConstraint'.*\n.*▸(\w+)/) {
        .says("swift.code.item.void", ["name": $0.1])
      },
    ]
  }

  private var declarations: [CodeHabit] {
    [
      CodeHabit(/^overriding declaration requires an 'override'/, .says("swift.code.override")),
      CodeHabit(/^invalid redeclaration of '(\w+)/) { .says("swift.code.twice", ["name": $0.1]) },
      CodeHabit(/^use of local variable '(\w+)' before/) {
        .says("swift.code.before", ["name": $0.1])
      },
      CodeHabit(/^cannot use instance member '(\w+)' within property/) {
        .says("swift.code.lazy", ["name": $0.1])
      },
      CodeHabit(/\ to (?:property|method) '(\w+).*' in closure requires explicit/) {
        .says("swift.code.self.closure", ["name": $0.1])
      },
      CodeHabit(/^class '(\w+)' has no initializers/) {
        .says("swift.code.valueless", ["class": $0.1])
      },
    ]
  }
}

// MARK: Brackets

extension CompilerVerdict {
  private typealias Bracket = (sign: Character, offset: Int)

  private static let closers: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

  /// The first bracket of a file that belongs to no pair, if the compiler can't read the file.
  ///
  /// The compiler only says where it notices, and most often asks for a comma there.
  func unpairedBracket(behind errors: [[CompilerLine]]) -> CompilerMessage? {
    let isTextOpen = errors.contains {
      $0[0].text.contains(/^unterminated|quote|string literal|expected '{'/)
    }
    guard !isTextOpen, errors.contains(where: { CompilerErrorOrder.isUnreadable($0[0].text) })
    else {
      return nil
    }
    let brackets = tokens.compactMap { token -> Bracket? in
      guard case .sign(let byte) = token.kind else { return nil }
      let sign = Character(UnicodeScalar(byte))
      return "()[]{}".contains(sign) ? (sign, token.bytes.lowerBound) : nil
    }
    var open: [Bracket] = []
    for (place, bracket) in brackets.enumerated() {
      if Self.closers[bracket.sign] != nil {
        open.append(bracket)
      } else if let last = open.last, Self.closers[last.sign] == bracket.sign {
        open.removeLast()
      } else {
        let rest = brackets[(place + 1)...]
        if let match = open.lastIndex(where: { Self.closers[$0.sign] == bracket.sign }),
          Self.faults(in: rest, open: open[..<match]) + open.count - 1 - match
            <= Self.faults(in: rest, open: open[...]) + 1
        {
          return unclosed(open[(match + 1)...], before: bracket)
        }
        let opener = Self.closers.first { $0.value == bracket.sign }.map { String($0.key) } ?? ""
        return message(
          at: bracket,
          .says(
            "swift.code.bracket.extra", ["sign": String(bracket.sign), "opener": opener]))
      }
    }
    return open.isEmpty ? nil : unclosed(open[...], before: nil)
  }

  /// How many brackets are too many or missing, if each closes the last of its kind.
  private static func faults(in brackets: ArraySlice<Bracket>, open: ArraySlice<Bracket>) -> Int {
    var open = open
    var count = 0
    for bracket in brackets {
      if closers[bracket.sign] != nil {
        open.append(bracket)
      } else if let match = open.lastIndex(where: { closers[$0.sign] == bracket.sign }) {
        count += open.endIndex - 1 - match
        open.removeSubrange(match...)
      } else {
        count += 1
      }
    }
    return count + open.count
  }

  private func unclosed(_ open: ArraySlice<Bracket>, before end: Bracket?) -> CompilerMessage? {
    guard let last = open.last else { return nil }
    let missing = String(open.reversed().compactMap { Self.closers[$0.sign] })
    let sign = String(last.sign)
    guard let end else {
      return message(
        at: last, .says("swift.code.bracket.open", ["sign": sign, "missing": missing]))
    }
    return message(
      at: last,
      .says(
        "swift.code.bracket.before",
        [
          "sign": .text(sign), "missing": .text(missing), "next": .text(String(end.sign)),
          "line": .count(lines.place(of: end.offset).line),
        ]))
  }

  private func message(at bracket: Bracket, _ words: Sentence) -> CompilerMessage {
    CompilerMessage(kind: .error, place: lines.place(of: bracket.offset), text: words)
  }
}
