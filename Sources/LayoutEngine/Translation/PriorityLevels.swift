/// The levels of the optional priorities that occur in a layout problem: the highest is 1.
struct PriorityLevels {
  /// The priorities, each once, from the highest to the lowest; there are few of them.
  private var priorities: [Priority] = []

  /// So many priorities are compared with each one that is added; more are sorted out at the end.
  private static let few = 16

  init(_ problem: LayoutProblem) {
    for index in problem.constraints.indices { add(problem.constraints[index].priority) }
    let items = problem.scene.items
    for index in items.indices {
      for axis in Axis.allCases where items[index].intrinsic[axis] != nil {
        add(items[index].hugging[axis])
        add(items[index].compression[axis])
      }
    }
    priorities.sort(by: >)
    var last: Priority?
    priorities.removeAll { priority in
      defer { last = priority }
      return priority == last
    }
  }

  /// The level of a priority that occurs: 0 if it is required.
  func level(of priority: Priority) -> UInt32 {
    priority.isRequired ? 0 : UInt32(place(of: priority) + 1)
  }

  private mutating func add(_ priority: Priority) {
    guard !priority.isRequired, !priorities.prefix(Self.few).contains(priority) else { return }
    priorities.append(priority)
  }

  /// The place of a priority, or the one where it belongs.
  private func place(of priority: Priority) -> Int {
    priorities.indices.binarySearch { priorities[$0] <= priority }
  }
}
