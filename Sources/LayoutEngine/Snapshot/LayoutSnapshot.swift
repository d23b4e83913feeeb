/// A view hierarchy and its constraints, as one process hands them to another.
///
/// It goes both ways: the case that a grader has chosen (window, views, given constraints) goes to
/// the process that runs an answer, and what the answer made of it comes back. Only facts are in
/// it; whether they are right is decided by whoever reads it, from a solution of its own.
package struct LayoutSnapshot: Hashable, Sendable {
  /// The window's size, in points.
  package var window: Size
  /// The window in which the program begins, before it gets the size of ``window``.
  ///
  /// Windows change while programs run: what was read from the first one is out of date then.
  package var firstWindow: Size
  /// The insets with which the program begins, if others come with ``window``.
  package var firstInsets: FirstInsets?
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
