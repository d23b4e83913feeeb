/// A view hierarchy and its constraints, as one process hands them to another.
///
/// It goes both ways: the case that a grader has chosen (window, views, given constraints) goes to
/// the process that runs an answer, and what the answer made of it comes back. Only facts are in
/// it; the reader decides whether they are right, from a solution of its own.
package struct LayoutSnapshot: Hashable, Sendable {
  /// The window's size, in points.
  package var window: Size
  /// The window in which the program begins, before it gets the size of ``window``.
  ///
  /// Windows change while programs run: what was read from the first one is out of date then.
  package var firstWindow: Size
  /// The insets with which the program begins, if others come with ``window``.
  package var firstInsets: FirstInsets?
  /// What ``window`` says besides its size, and what the first one said.
  package var traits = Traits()
  package var firstTraits = Traits()
  /// The window's reading direction.
  package var direction: LayoutDirection
  /// How often something happens to the answer once it is laid out; what it is, the code around the
  /// answer knows.
  package var times: Int
  /// Whether the answer is a view controller, which makes its own views.
  package var isController: Bool
  /// Views and guides, parents before children; the first is the window's root view.
  package var items: [SnapshotItem]
  /// The constraints in force, in the order in which they were activated.
  package var constraints: [SnapshotConstraint]
  /// Where the exercise's views and guides ended, as far as the program says so.
  package var places: [SnapshotPlace]
  /// How many constraints the answer's own lines made, active or not.
  package var made: Int
  /// The lines of constraints that were made and are not active, counted from 1.
  package var inactiveLines: [Int]
  /// The exercise's items of which a controller doesn't tell which objects they are, counted from 0.
  package var unfound: [Int] = []
  /// Whether a tap of the case didn't reach the control that it was meant for.
  package var isTapMissed = false
  /// What the program did on the way.
  package var trace = SnapshotTrace()
  /// What stopped the program, if it broke one of UIKit's own rules.
  package var raised: SnapshotException?

  /// The layout margins with which a window's content view begins.
  package struct FirstInsets: Hashable, Sendable {
    package var margins: Insets
    package var safeArea: Insets

    package init(margins: Insets, safeArea: Insets) {
      self.margins = margins
      self.safeArea = safeArea
    }
  }

  /// What the device and its reader's settings say, and what of the exercise is hidden then.
  package struct Traits: Hashable, Sendable {
    package var textSize: TextSizeCategory
    /// Whether the width is `regular`, and not `compact`.
    package var isWide: Bool
    /// The places of the hidden views among the items.
    package var hidden: [Int]

    package init(
      textSize: TextSizeCategory = .large, isWide: Bool = false, hidden: [Int] = []
    ) {
      self.textSize = textSize
      self.isWide = isWide
      self.hidden = hidden
    }
  }

  package init(
    window: Size, firstWindow: Size? = nil, direction: LayoutDirection = .leftToRight,
    times: Int = 0, isController: Bool = false, items: [SnapshotItem],
    constraints: [SnapshotConstraint] = [], places: [SnapshotPlace] = [], made: Int = 0,
    inactiveLines: [Int] = [], raised: SnapshotException? = nil
  ) {
    self.window = window
    self.firstWindow = firstWindow ?? window
    self.direction = direction
    self.times = times
    self.isController = isController
    self.items = items
    self.constraints = constraints
    self.places = places
    self.made = made
    self.inactiveLines = inactiveLines
    self.raised = raised
  }
}

/// A view or guide of a snapshot.
package struct SnapshotItem: Hashable, Sendable {
  /// The item as the engine knows it; its parent counts the snapshot's items.
  package var item: Item
  /// The class in a learner's code, for example `UILabel`.
  package var className: String
  /// Which of the exercise's items it is, counted from 0; `nil` for one that the answer made.
  ///
  /// The program's host knows it by the object, whatever the object is called and wherever it is.
  package var given: Int?
  /// Whether nothing of an item of the answer's is drawn: a guide, or a view without colour and content.
  package var isUndrawn = false

  package init(
    _ item: Item, className: String, given: Int? = nil, isUndrawn: Bool = false
  ) {
    self.item = item
    self.className = className
    self.given = given
    self.isUndrawn = isUndrawn
  }
}

/// A constraint of a snapshot, before any rule has looked at it.
package struct SnapshotConstraint: Hashable, Sendable {
  /// What it says; its anchors count the snapshot's items.
  package var draft: ConstraintDraft
  /// The line of the answer that made it, counted from 1; `nil` if the answer didn't.
  package var line: Int?
  /// Which of the exercise's given constraints it is, counted from 0; `nil` for any other.
  package var given: Int?

  package init(_ draft: ConstraintDraft, line: Int?, given: Int? = nil) {
    self.draft = draft
    self.line = line
    self.given = given
  }
}

/// An exception with which UIKit stops a program.
package struct SnapshotException: Hashable, Sendable {
  /// Its name, for example `NSInvalidArgumentException`.
  package var name: String
  /// UIKit's own words.
  package var reason: String
  /// The constraint that it is about; its anchors count the snapshot's items.
  package var constraint: ConstraintDraft?
  /// The line of the answer that led to it, counted from 1.
  package var line: Int?

  package init(name: String, reason: String, constraint: ConstraintDraft? = nil, line: Int?) {
    self.name = name
    self.reason = reason
    self.constraint = constraint
    self.line = line
  }
}

/// Where one of the exercise's views or guides ended in the window, by the program's own account.
///
/// It is a result, and nothing is solved from it. It can only show that the program's layout isn't
/// the one that follows from its constraints.
package struct SnapshotPlace: Hashable, Sendable {
  /// Which of the exercise's items it is, counted from 0.
  package var given: Int
  /// The frame in the window's coordinates, through every superview, in points.
  package var frame: Rect
  /// How the program draws the item otherwise than its own layout alone would have it.
  package var deviation: Deviation
  /// Whether the program's own engine finds the item ambiguous.
  package var isAmbiguous: Bool
  /// What draws the item at another place than its constraints say; `nil` if nothing does.
  package var moved: Obstacle?
  /// What hides the item at its place; `nil` if nothing does.
  package var hidden: Obstacle?

  /// How an item is drawn otherwise than constraints have it.
  package enum Deviation: String, CaseIterable, Hashable, Sendable {
    case none
    /// It is elsewhere, if only by a part of a point.
    case shifted
    /// It is turned, mirrored or scaled, though its frame may be the same.
    case turned
  }

  /// Something besides constraints that moves or hides a view.
  package struct Obstacle: Hashable, Sendable {
    package var kind: Kind
    /// The place, in the snapshot's items, of the view that it happens to; `nil` if the view isn't
    /// one of them: the window, or something between the window and its content view.
    package var item: Int?

    package init(_ kind: Kind, item: Int?) {
      self.kind = kind
      self.item = item
    }
  }

  /// What happens to the item itself, or to a view around it or before it.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Code set its frame, centre or bounds after the layout.
    case setByHand
    /// Its transform isn't the identity.
    case transformed
    /// The anchor point of its layer isn't its middle.
    case anchored
    /// Its class says that its frame is another rectangle than the one that constraints are about.
    case aligned
    /// Its bounds begin elsewhere than at 0, so that everything in it is moved.
    case scrolled
    /// It is the window's content view, and says which way it is read.
    case turned
    case hidden
    /// It is so transparent that nobody sees it.
    case transparent
    /// Its layer has a mask that shows nothing.
    case masked
    /// It cuts off what lies outside its bounds, which is nearly all of the item.
    case clipping
    /// It lies before nearly all of the item, and has a colour that nothing shines through.
    case covering
    /// A layer in it that belongs to no view does so.
    case layering
  }

  package init(
    given: Int, frame: Rect, deviation: Deviation = .none, isAmbiguous: Bool = false,
    moved: Obstacle? = nil, hidden: Obstacle? = nil
  ) {
    self.given = given
    self.frame = frame
    self.deviation = deviation
    self.isAmbiguous = isAmbiguous
    self.moved = moved
    self.hidden = hidden
  }
}

/// What a program did on the way to its layout.
///
/// It is bounded, however long the program runs: actions are counted, and the first call by hand and
/// the first conflict are kept.
package struct SnapshotTrace: Hashable, Sendable {
  /// What is counted.
  package enum Action: String, CaseIterable, Hashable, Sendable {
    case activation, deactivation
    /// Code calls `setNeedsLayout()` or `setNeedsUpdateConstraints()`.
    case layoutMark, updateMark
    /// A pass calls `layoutSubviews()` or `updateConstraints()`.
    case layoutPass, updatePass
    case callByHand
  }

  /// A call by hand, a conflict, or a layout that doesn't come to rest.
  package struct Event: Hashable, Sendable {
    /// The method that was called; of a layout without an end, the view that is laid out again and
    /// again; empty for a conflict.
    package let method: String
    /// The line of the answer that did it, counted from 1.
    package var line: Int?
    /// While the line isn't known: the calls that led there, as offsets in the program in hexadecimal
    /// digits, the innermost first.
    package var callers: [String]
    /// Required constraints that were active at the same time and can't all be satisfied.
    package var constraints: [SnapshotConstraint]

    package init(
      method: String = "", line: Int? = nil, callers: [String] = [],
      constraints: [SnapshotConstraint] = []
    ) {
      self.method = method
      self.line = line
      self.callers = callers
      self.constraints = constraints
    }
  }

  /// The most constraints of a conflict, and the most calls that led somewhere.
  package static let mostEntries = 16

  /// How often something was done since the last thing happened to the answer.
  package var counts: [Action: Int] = [:]
  package var call: Event?
  package var conflict: Event?
  /// The first layout pass that would never have come to an end.
  package var endless: Event?
  /// Where code first took the mask away that lets the content view fill the window.
  package var unmasking: Event?

  package init() {}
}
