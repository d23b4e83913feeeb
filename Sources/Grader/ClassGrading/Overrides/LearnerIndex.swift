/// Finds learners by what a teacher calls them: an id, a username, an address or a name.
struct LearnerIndex {
  private var identities: [String: [Learner]] = [:]
  private var names: [String: [Learner]] = [:]

  init(_ learners: [Learner]) {
    for learner in learners {
      let own = [learner.key, learner.idNumber, learner.username, learner.email, learner.systemID]
      for identity in Set(own.compactMap { $0.map(PersonName.plain) }) {
        identities[identity, default: []].append(learner)
      }
      names[PersonName.plain(PersonName.said(learner.name)), default: []].append(learner)
    }
  }

  /// The learners whom a text may mean, in the order of the class; a name counts where no id does.
  func learners(named text: String) -> [Learner] {
    let plain = PersonName.plain(RosterRow.whole(text) ?? text)
    return identities[plain] ?? names[plain] ?? names[PersonName.plain(PersonName.said(text))] ?? []
  }
}
