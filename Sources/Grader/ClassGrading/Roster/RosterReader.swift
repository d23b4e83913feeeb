import Course
import LayoutEngine

/// Makes learners of the rows of a table.
struct RosterReader {
  private let path: String
  /// The heading of the column that the teacher chose for ids; `nil` for the usual one.
  private let idHeading: String?
  private var rows: [RosterRow] = []
  private var notices: [RosterNotice] = []
  /// The learner who has an identity first.
  private var owners: [String: Int] = [:]
  /// Learners whose rows contradict each other, by index.
  private var rivals: [Int: Set<Int>] = [:]

  init(path: String, idHeading: String? = nil) {
    (self.path, self.idHeading) = (path, idHeading)
  }

  mutating func roster(_ text: String) throws(CourseError) -> Roster {
    let table = try ReadTable(text, path: path)
    guard let heading = Self.heading(of: table) else {
      throw CourseError(path, at: SourcePlace(line: 1, column: 1), .says("table.empty"))
    }
    let columns = try columns(table.rows[heading])
    for row in table.rows[..<heading] where !row.isEmpty { skip(title: row) }
    for row in table.rows[(heading + 1)...] where !row.isEmpty {
      try refuseSurplus(row, headings: table.rows[heading].cells.count)
      add(RosterRow(row, columns))
    }
    guard !rows.isEmpty else {
      throw CourseError(path, at: table.rows[heading].place, .says("table.noLearner"))
    }
    leadWithOrigin(columns)
    tellDecimals()
    return Roster(
      learners: learners(), headings: table.rows[heading].cells.map(\.text), rows: rows,
      rivals: rivals, notices: notices)
  }

  /// At most this many rows may stand above the headings, or be the headings.
  private static let mostTitles = 5

  /// The first row with headings that say who a row is about, else the first row; a title of one cell
  /// doesn't count.
  private static func heading(of table: ReadTable) -> Int? {
    let rows = table.rows.indices.filter { !table.rows[$0].isEmpty }.prefix(mostTitles)
    let headings = rows.filter { index in
      switch RosterColumn.columns(of: table.rows[index].cells.map(\.text)) {
      case .failure: true
      case .success(let columns): naming.contains { columns[$0] != nil }
      }
    }
    let counts = headings.map { table.rows[$0].cells.count { !$0.isEmpty } }
    return counts.count > 1 && counts[0] == 1 && counts[1] > 1
      ? headings[1] : headings.first ?? rows.first
  }

  /// The columns that say who a row is about.
  private static let naming: [RosterColumn] = [
    .idNumber, .username, .email, .systemID, .identifier, .name, .sortableName, .firstName,
    .lastName,
  ]

  private mutating func skip(title row: ReadTable.Row) {
    let text = row.cells.filter { !$0.isEmpty }.map(\.text.withoutControls).joined(separator: " ")
    skip(.says("roster.title", ["line": .count(row.line), "text": .text(text)]))
  }

  private mutating func skip(_ sentence: Sentence) {
    notices.append(RosterNotice(sentence: sentence, learner: nil))
  }

  /// Says first which learning system's file it is, if it is more than a roster.
  private mutating func leadWithOrigin(_ columns: [RosterColumn: Int]) {
    let isMoodles = rows.contains { $0.systemID.flatMap(SubmissionLabel.participant) != nil }
    guard isMoodles || columns[.systemID] != nil else { return }
    let sentence: Sentence = isMoodles ? .says("roster.moodle") : .says("roster.canvas")
    notices.insert(RosterNotice(sentence: sentence, learner: nil), at: 0)
  }

  private func columns(_ row: ReadTable.Row) throws(CourseError) -> [RosterColumn: Int] {
    switch RosterColumn.columns(of: row.cells.map(\.text)) {
    case .failure(let repeated):
      let cell = row.cells[repeated.index]
      throw CourseError(
        path, at: cell.place,
        .says("table.sameHeading", ["heading": cell.text.quoted]))
    case .success(var columns):
      if let idHeading { columns[.idNumber] = try column(under: idHeading, in: row) }
      guard Self.naming.contains(where: { columns[$0] != nil }) else {
        throw CourseError(
          path, at: row.place,
          .says("table.noName", ["headings": RosterColumn.examples]))
      }
      return columns
    }
  }

  /// The place of the column that the teacher chose.
  private func column(under heading: String, in row: ReadTable.Row) throws(CourseError) -> Int {
    let plain = PersonName.plain(heading)
    if let index = row.cells.firstIndex(where: { PersonName.plain($0.text) == plain }) {
      return index
    }
    let headings = row.cells.map(\.text).filter { !$0.isEmpty }.shortList
    throw CourseError(
      path, at: row.place,
      .says("roster.noColumn", ["heading": heading.quoted, "headings": headings]))
  }

  /// Says that ids were read without the decimals that a spreadsheet gave them.
  private mutating func tellDecimals() {
    guard let row = rows.first(where: \.hadDecimals), let id = row.idNumber else { return }
    let count = rows.count(where: \.hadDecimals)
    skip(.says("roster.decimals", ["count": .count(count), "id": .text(id)]))
  }

  /// A name with a comma and without quotes would move all that follows it into other columns.
  private func refuseSurplus(_ row: ReadTable.Row, headings: Int) throws(CourseError) {
    let surplus = row.cells.dropFirst(headings)
    guard let cell = surplus.first(where: { !$0.isEmpty }) else { return }
    throw CourseError(
      path, at: cell.place,
      .says("table.surplus", ["count": row.cells.count, "headings": headings]))
  }

  private mutating func add(_ row: RosterRow) {
    if row.isNobodys {
      return skip(
        .says("roster.notAPerson", ["line": .count(row.line), "name": .text(row.shownName)]))
    }
    guard row.namesSomebody else {
      return skip(.says("roster.nobody", ["line": row.line]))
    }
    if row.teaches {
      return skip(.says("roster.role", ["line": .count(row.line), "role": .text(row.role ?? "")]))
    }
    // Two people can only share a name.
    let identities =
      row.identities.isEmpty ? ["n \(PersonName.plain(row.name ?? ""))"] : row.identities
    let known = Set(identities.compactMap { owners[$0] }).sorted()
    if let first = known.first, known.count == 1, !row.identities.isEmpty,
      rows[first].agrees(with: row)
    {
      notices.append(
        RosterNotice(sentence: .sameLearner(rows[first], row), learner: first))
      rows[first].complete(with: row)
      return own(identities, first)
    }
    let index = rows.count
    rows.append(row)
    own(identities, index)
    for rival in known {
      let sentence = Sentence.contradiction(rows[rival], row)
      notices.append(RosterNotice(sentence: sentence, learner: rival))
      notices.append(RosterNotice(sentence: sentence, learner: index))
      rivals[rival, default: []].insert(index)
      rivals[index, default: []].insert(rival)
    }
  }

  private mutating func own(_ identities: [String], _ index: Int) {
    for identity in identities where owners[identity] == nil { owners[identity] = index }
  }

  /// The learners in the order of their rows, no two with the same key.
  private func learners() -> [Learner] {
    var taken: Set<String> = []
    return rows.map { row in
      var key = row.key ?? ""
      if !taken.insert(key).inserted {
        key += " (row \(row.line))"
        taken.insert(key)
      }
      return Learner(
        key: key, name: row.name ?? row.key, idNumber: row.idNumber, username: row.username,
        email: row.email, systemID: row.systemID, section: row.section)
    }
  }
}

extension Sentence {
  fileprivate static func sameLearner(_ first: RosterRow, _ second: RosterRow) -> Sentence {
    .says(
      "roster.sameLearner",
      ["name": .text(second.shownName), "first": .count(first.line), "second": .count(second.line)])
  }

  fileprivate static func contradiction(_ first: RosterRow, _ second: RosterRow) -> Sentence {
    .says(
      "roster.contradiction",
      ["name": .text(second.shownName), "first": .count(first.line), "second": .count(second.line)])
  }
}

extension RosterRow {
  fileprivate var shownName: String { name ?? key ?? "" }
}

struct RosterRow {
  /// The line on which it begins.
  let line: Int
  /// All its cells, also those of unknown columns.
  let cells: [String]
  var idNumber, username, otherUsername, email, systemID, name, section, group, role: String?

  /// Whether a spreadsheet had made the id a number with decimals: `1001.0`.
  private(set) var hadDecimals = false

  init(_ row: ReadTable.Row, _ columns: [RosterColumn: Int]) {
    func said(_ column: RosterColumn) -> String? {
      guard let index = columns[column], index < row.cells.count else { return nil }
      let text = PersonName.trimmed(row.cells[index].text.withoutControls)
      return text.isEmpty || Self.nothing.contains(text.lowercased()) ? nil : text
    }
    line = row.line
    cells = row.cells.map { PersonName.trimmed($0.text) }
    (idNumber, systemID) = (said(.idNumber), said(.systemID))
    if let number = idNumber.flatMap(Self.whole) { (idNumber, hadDecimals) = (number, true) }
    (username, otherUsername) = (said(.username), said(.otherUsername))
    (email, section, role) = (said(.email), said(.section), said(.role))
    group = said(.group)
    let (first, last) = (said(.firstName), said(.lastName))
    name = said(.name) ?? said(.sortableName).map(PersonName.said)
    let isWhole = columns[.firstName] != nil && columns[.lastName] != nil
    let letters = PersonName.letters(name ?? "")
    let others = [first, last].compactMap(\.self)
    if name == nil || !isWhole && !others.allSatisfy({ letters.contains(PersonName.letters($0)) }) {
      // `Name` is the last name beside `Vorname`, and the first name beside `Cognoms`.
      let all = [first, name, last].compactMap(\.self)
      name = all.isEmpty ? nil : all.joined(separator: " ")
    }
    // In some languages Moodle's number stands under the heading `ID`.
    if let number = idNumber, SubmissionLabel.moodlesNumber(number) != nil {
      (idNumber, systemID) = (nil, systemID ?? number)
    }
    if let identifier = said(.identifier) {
      if SubmissionLabel.participant(identifier) != nil {
        systemID = systemID ?? identifier
      } else {
        idNumber = idNumber ?? identifier
      }
    }
  }

  /// The digits of a number whose decimals are all 0; `nil` for any other text.
  static func whole(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, SubmissionLabel.isNumber(parts[0]), SubmissionLabel.isNumber(parts[1]),
      parts[1].allSatisfy({ $0 == "0" })
    else { return nil }
    return String(parts[0])
  }

  /// What people and learning systems write into empty cells.
  private static let nothing: Set = ["-", "–", "—", "n/a"]

  var namesSomebody: Bool { key != nil }

  var key: String? { idNumber ?? username ?? email ?? systemID ?? name }

  /// Whether it has an average, points or a test account instead of a person.
  var isNobodys: Bool {
    guard idNumber == nil, email == nil, let name else { return false }
    return RosterWords.notPeople.contains(PersonName.letters(name))
  }

  /// Roles of those who teach, as learning systems write them.
  private static let teaching: Set = [
    "instructor", "teacher", "ta", "teachingassistant", "editingteacher", "noneditingteacher",
    "reader", "observer", "tutor", "manager", "designer",
  ]

  var teaches: Bool { role.map { Self.teaching.contains(PersonName.letters($0)) } ?? false }

  /// The identities that no two learners share, by kind.
  var identities: [String] {
    let kinds = [("i", idNumber), ("u", username), ("e", email), ("s", systemID)]
    return kinds.compactMap { kind, text in text.map { "\(kind) \(PersonName.plain($0))" } }
  }

  /// Whether both rows can be about one learner: no cell that both have differs, except the section.
  func agrees(with other: RosterRow) -> Bool {
    let pairs = [
      (idNumber, other.idNumber), (username, other.username), (email, other.email),
      (systemID, other.systemID), (name, other.name), (otherUsername, other.otherUsername),
    ]
    return pairs.allSatisfy { mine, theirs in
      guard let mine, let theirs else { return true }
      return PersonName.plain(mine) == PersonName.plain(theirs)
    }
  }

  /// Adds the cells that only another row about the same learner has.
  mutating func complete(with other: RosterRow) {
    idNumber = idNumber ?? other.idNumber
    username = username ?? other.username
    otherUsername = otherUsername ?? other.otherUsername
    email = email ?? other.email
    systemID = systemID ?? other.systemID
    name = name ?? other.name
    section = section ?? other.section
  }
}

enum RosterColumn: Hashable {
  case idNumber, username, email, systemID, name, sortableName, firstName, lastName, section, role
  /// The group of learners who hand in together; the heading may also be that of a section.
  case group
  /// A second name to log in with.
  case otherUsername
  /// Moodle's `Participant 123`, or an id that the teacher chose.
  case identifier

  /// The known English headings, in small letters and digits, in the order of preference.
  ///
  /// They are those of files that Canvas, Moodle, Gradescope, GitHub Classroom and Classroom 50 let a
  /// teacher download, and words that people write themselves.
  private static let known: [(column: RosterColumn, headings: [String])] = [
    (
      .idNumber,
      [
        "sisuserid", "idnumber", "studentid", "studentnumber", "sid", "rosteridentifier",
        "orgdefinedid", "id", "learnerid", "userid", "number",
      ]
    ),
    (.username, ["username", "sisloginid", "login", "loginid", "user"]),
    (.otherUsername, ["githubusername", "github", "githublogin"]),
    (.email, ["emailaddress", "email", "mail", "emails"]),
    (.identifier, ["identifier"]),
    (.name, ["fullname", "name", "learner", "displayname"]),
    (.sortableName, ["sortablename", "student", "studentname", "lastnamefirstname"]),
    (.firstName, ["firstname", "givenname", "forename"]),
    (.lastName, ["lastname", "surname", "familyname"]),
    (.section, ["section", "sections", "group", "groups", "class", "cohort"]),
    (.group, ["group", "groups", "team", "teams", "pair"]),
    (.role, ["role", "roles"]),
  ]

  /// The headings that identify a learner, as messages name them.
  static let examples = "id, username, email, name"

  /// The kind of each cell of a heading row, by its index.
  ///
  /// If two headings mean the same, the better known one counts. Canvas calls its own number
  /// `ID`, beside the institution's.
  ///
  /// - Returns: The columns that are known, or the index of a heading that is there twice.
  static func columns(of headings: [String]) -> Result<[RosterColumn: Int], RepeatedHeading> {
    let plain = headings.map(PersonName.letters)
    if let twice = plain.indices.first(where: {
      !plain[$0].isEmpty && known(plain[$0]) && plain[..<$0].contains(plain[$0])
    }) {
      return .failure(RepeatedHeading(index: twice))
    }
    var columns: [RosterColumn: Int] = [:]
    for (column, headings) in known {
      let all = headings + (RosterWords.headings[column] ?? [])
      columns[column] = all.lazy.compactMap { plain.firstIndex(of: $0) }.first
    }
    let isCanvas = plain.contains("student") && plain.contains { $0.hasPrefix("sis") }
    if isCanvas, let own = plain.firstIndex(of: "id") {
      columns[.systemID] = own
      if columns[.idNumber] == own { columns[.idNumber] = nil }
    }
    // German and Japanese call Moodle's own number `ID`, beside the institution's.
    let own = plain.firstIndex(of: "id")
    let others = RosterWords.headings[.idNumber] ?? []
    if let own, columns[.idNumber] == own, let other = plain.firstIndex(where: others.contains) {
      (columns[.idNumber], columns[.identifier]) = (other, own)
    }
    if columns[.username] == nil {
      columns[.username] = columns[.otherUsername]
      columns[.otherUsername] = nil
    }
    return .success(columns)
  }

  struct RepeatedHeading: Error {
    let index: Int
  }

  private static func known(_ heading: String) -> Bool {
    known.contains { $0.headings.contains(heading) }
      || RosterWords.headings.values.contains { $0.contains(heading) }
  }
}

/// The headings and words of rosters by language, as Moodle's language packs and people write them.
///
/// Canvas writes English headings in every language.
enum RosterWords {
  /// What the words of a language stand for, in the order of the table's columns.
  private static let columns: [RosterColumn] = [
    .name, .firstName, .lastName, .idNumber, .username, .email, .section, .identifier,
  ]

  /// A row for each language: the headings of ``columns``, then the rows of averages, then the word
  /// that Moodle puts before the number of a participant.
  private static let table = """
    ar|الاسم كاملا, الاسم|الاسم الأول|الاسم الأخير|رقم المُعرَّف|اسم المستخدم|عنوان البريد الإلكتروني, البريد الإلكتروني|مجموعة, المجموعات|المُعرَّف|المتوسط العام|المشارك
    ca|Nom complet||Cognoms, Cognom|Número ID|Nom d'usuari|Adreça electrònica, Correu electrònic|Grup, Grups|Identificador|Mitjana total|Participant
    cs|Celé jméno|Křestní jméno, Jméno|Příjmení|Identifikační číslo|Uživatelské jméno|E-mailová adresa|Skupina, Skupiny|Identifikátor|Celkový průměr, Průměr|Účastník
    da|Fulde navn, Navn|Fornavn|Efternavn|ID-nummer, Studienummer|Brugernavn|E-mailadresse|Gruppe, Grupper|Identifikator|Gennemsnit|Deltager
    de|Vollständiger Name|Vorname|Nachname, Familienname|ID-Nummer, Matrikelnummer, Matrikel-Nr.|Anmeldename, Benutzername|E-Mail-Adresse|Gruppe, Gruppen, Klasse||Gesamtdurchschnitt, Durchschnitt|Teilnehmer/in
    el|Πλήρες όνομα, Ονοματεπώνυμο|Μικρό/Βαπτιστικό όνομα, Όνομα|Επίθετο, Επώνυμο|Αναγνωριστικός αριθμός, Αριθμός μητρώου|Όνομα χρήστη|Διεύθυνση ηλε.ταχυδρομείου|Ομάδα, Ομάδες|Αναγνωριστικό|Γενικός μέσος όρος, Μέσος όρος|Συμμετέχων
    es|Nombre completo|Nombre|Apellido(s), Apellido|Número de ID, Matrícula|Nombre de usuario, Usuario|Dirección de correo, Correo electrónico, Correo|Grupo, Grupos|Identificador|Promedio general, Promedio, Media|Participante
    eu|Izen osoa, Izen-abizenak|Izena|Abizena(k), Abizena|ID zenbakia|Erabiltzaile-izena|Helbide elektronikoa|Taldea, Taldeak|Identifikatzailea|Batez besteko orokorra|Partaidea
    fi|Koko nimi, Nimi|Etunimi|Sukunimi|Tunnistenumero, Opiskelijanumero|Käyttäjätunnus|Sähköpostiosoite, Sähköposti|Ryhmä, Ryhmät|Tunniste|Keskiarvo|Osallistuja
    fr|Nom complet, Nom|Prénom|Nom de famille|Numéro d'identification, Numéro étudiant|Nom d'utilisateur|Adresse de courriel, Courriel, Adresse e-mail|Groupe, Groupes, Classe|Identifiant|Moyenne globale, Moyenne|Participant
    gl|Nome completo|Nome|Apelidos|Número ID|Nome de usuario|Enderezo de correo|Grupo, Grupos|Identificador|Media xeral|Participante
    hu|Teljes név, Név|Keresztnév|Vezetéknév|Azonosítószám|Felhasználónév|E-mail cím|Csoport, Csoportok|Azonosító|Átlag|Résztvevő
    it|Nome completo|Nome|Cognome|Codice identificativo, Matricola|Nome utente|Indirizzo email, Posta elettronica|Gruppo, Gruppi, Classe|Identificativo|Media generale|Partecipante
    ja|フルネーム, 氏名, 名前|名|姓|IDナンバ, IDナンバー, 学籍番号|ユーザ名, ユーザー名|メールアドレス|グループ, クラス||全平均, 平均|参加者
    ko|전체 이름, 성명|이름|성|id 번호, 학번|사용자 아이디|이메일 주소, 이메일|모둠, 그룹|식별자|전체 평균, 평균|참가자
    lt|Visas pavadinimas, Vardas ir pavardė|Vardas|Pavardė|ID numeris|Naudotojo vardas|El. pašto adresas, El. paštas|Grupė, Grupės|Identifikatorius|Bendras vidurkis, Vidurkis|Dalyvis
    nb|Fullt navn|Fornavn|Etternavn|ID-nummer, Studentnummer|Brukernavn|E-postadresse, E-post|Gruppe, Grupper|Identifikator|Gjennomsnitt|Deltaker
    nl|Volledige naam, Naam|Voornaam|Achternaam|Nummer (ID), Studentnummer|Gebruikersnaam|E-mailadres|Groep, Groepen, Klas|Identificatie|Algemeen gemiddelde, Gemiddelde|Deelnemer
    pl|Imię i nazwisko|Imię|Nazwisko|Numer ID, Numer indeksu, Numer albumu|Nazwa użytkownika|Adres e-mail|Grupa, Grupy|Identyfikator|Średnia|Uczestnik
    pt|Nome completo|Nome|Apelido, Sobrenome|Número de identificação (ID), Número de identificação|Nome de utilizador, Nome de usuário|Endereço de email, Endereço de e-mail|Grupo, Grupos, Turma|Identificador|Média|Participante
    ro|Nume complet, Nume|Prenume|Nume de familie|Număr ID, Număr matricol|Nume de utilizator|Adresa de e-mail, Adresă de email|Grup, Grupuri, Grupă|Identificator|Medie generală|Participant
    ru|Полное имя, ФИО|Имя|Фамилия|Индивидуальный номер, Номер студенческого билета|Логин|Адрес электронной почты, Электронная почта|Группа, Группы|Идентификатор|Общее среднее, Среднее|Участник
    sv|Fullständigt namn, Namn|Förnamn|Efternamn|ID nummer|Användarnamn|E-postadress, E-post|Grupp, Grupper, Klass|Identifierare|Övergripande medelbetyg, Medelvärde|Deltagare
    tr|Tam adı, Adı Soyadı, Ad Soyad|Adı, Ad|Soyadı, Soyad|ID numarası, Öğrenci numarası|Kullanıcı adı|E-posta adresi, E-posta|Grup, Gruplar|Tanımlayıcı|Genel ortalama, Ortalama|Katılımcı
    uk|Повне ім'я, ПІБ|Ім'я|Прізвище|Індивідуальний номер|Ім'я входу, Логін|Електронна пошта|Група, Групи|Ідентифікатор|Загальне середнє|Учасник
    zh|全名, 姓名|名|姓|学号, 編號, ID号码|用户名|电子邮件地址, 电子邮件, 邮箱|小组, 班级|标识符|总体平均分, 平均分|参与人, 参与者
    """

  private static let rows = table.split(separator: "\n").map { line in
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map { cell in
      cell.split(separator: ",").map { PersonName.letters(String($0)) }
    }
  }

  /// The headings of each kind, in letters alone, in the order of the languages.
  static let headings = Dictionary(
    zip(columns, columns.indices.map { column in rows.flatMap { $0[column] } }),
    uniquingKeysWith: { first, _ in first })

  /// What stands where a name should be in the rows of averages, points and test accounts.
  static let notPeople = Set(
    rows.flatMap { $0[columns.count] } + [
      "average", "overallaverage", "classaverage", "mean", "pointspossible", "teststudent",
      "studenttest",
    ])

  /// What Moodle puts before the number of a participant.
  static let participants = Set(rows.flatMap { $0[columns.count + 1] })
}
