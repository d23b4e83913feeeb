import Synchronization

/// The forms of a course's own answers, as several threads work them out.
final class OwnForms: Sendable {
  private struct State {
    var next = 0
    var forms: [Set<WorkForm>]
  }

  private let state: Mutex<State>

  init(_ count: Int) { state = Mutex(State(forms: Array(repeating: [], count: count))) }

  /// An exercise that nobody has begun; `nil` if there is none.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.forms.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func set(_ forms: Set<WorkForm>, at index: Int) { state.withLock { $0.forms[index] = forms } }

  /// Exercise by exercise.
  var all: [Set<WorkForm>] { state.withLock { $0.forms } }
}
