import ClassGrading
import Course
import TestRunners
import Testing

@Suite("A roster in another language, or of another program")
struct RosterLanguageTests {
  private func read(_ text: String) throws -> (learners: [Learner], notices: [String]) {
    let roster = try Roster.read(text, path: "roster.csv")
    return (roster.learners, roster.notices.map { English.text($0.sentence) })
  }

  @Test(
    "has the headings that Moodle writes in that language",
    arguments: [
      "First name,Last name,ID number,Username,Email address,Group",
      "الاسم الأول,الاسم الأخير,رقم المُعرَّف,اسم المستخدم,عنوان البريد الإلكتروني,مجموعة",
      "Nom,Cognoms,Número ID,Nom d'usuari,Adreça electrònica,Grup",
      "Křestní jméno,Příjmení,Identifikační číslo,Uživatelské jméno,E-mailová adresa,Skupina",
      "Fornavn,Efternavn,ID-nummer,Brugernavn,E-mailadresse,Gruppe",
      "Vorname,Nachname,ID-Nummer,Anmeldename,E-Mail-Adresse,Gruppe",
      "Μικρό/Βαπτιστικό όνομα,Επίθετο,Αναγνωριστικός αριθμός,Όνομα χρήστη,"
        + "Διεύθυνση ηλε.ταχυδρομείου,Ομάδα",
      "Nombre,Apellido(s),Número de ID,Nombre de usuario,Dirección de correo,Grupo",
      "Izena,Abizena(k),ID zenbakia,Erabiltzaile-izena,Helbide elektronikoa,Taldea",
      "Etunimi,Sukunimi,Tunnistenumero,Käyttäjätunnus,Sähköposti,Ryhmä",
      "Prénom,Nom de famille,Numéro d’identification,Nom d’utilisateur,Adresse de courriel,Groupe",
      "Nome,Apelidos,Número ID,Nome de usuario,Enderezo de correo,Grupo",
      "Keresztnév,Vezetéknév,Azonosítószám,Felhasználónév,E-mail cím,Csoport",
      "Nome,Cognome,Codice identificativo,Username,Indirizzo email,Gruppo",
      "名,姓,IDナンバ,ユーザ名,メールアドレス,グループ",
      "이름,성,id 번호,사용자 아이디,이메일 주소,모둠",
      "Vardas,Pavardė,ID numeris,Naudotojo vardas,El. pašto adresas,Grupė",
      "Fornavn,Etternavn,ID-nummer,Brukernavn,E-postadresse,Gruppe",
      "Voornaam,Achternaam,Nummer (ID),Gebruikersnaam,E-mailadres,Groep",
      "Imię,Nazwisko,Numer ID,Nazwa użytkownika,Adres e-mail,Grupa",
      "Nome,Apelido,Número de identificação (ID),Nome de utilizador,E-mail,Grupo",
      "Prenume,Nume de familie,Număr ID,Nume de utilizator,Adresa de e-mail,Grup",
      "Имя,Фамилия,Индивидуальный номер,Логин,Адрес электронной почты,Группа",
      "FÖRNAMN,EFTERNAMN,ID NUMMER,ANVÄNDARNAMN,E-POSTADRESS,GRUPP",
      "Adı,Soyadı,ID numarası,Kullanıcı adı,E-posta adresi,Grup",
      "Ім'я,Прізвище,Індивідуальний номер,Ім’я входу,Електронна пошта,Група",
      "名,姓,学号,用户名,电子邮件地址,小组",
    ])
  func languages(headings: String) throws {
    let read = try read("\(headings)\nAna,Li,7,ana,ana@uni.example,B\n")
    #expect(
      read.learners == [
        Learner(
          key: "7", name: "Ana Li", idNumber: "7", username: "ana", email: "ana@uni.example",
          section: "B")
      ])
    #expect(read.notices.isEmpty)
  }

  @Test(
    "has one heading for the full name, or for the part that has no heading of its own",
    arguments: [
      "Name,Vorname\nLi,Ana", "Nom,Prénom\nLi,Ana", "Nom,Cognoms\nAna,Li",
      "Name,Vorname\nAna Li,Ana",
      "Vollständiger Name\nAna Li", "氏名\nAna Li", "Apellidos,Nombre\nLi,Ana", "姓名,名\nAna Li,Ana",
    ])
  func names(text: String) throws {
    #expect(try read(text).learners.map(\.name) == ["Ana Li"])
  }

  @Test(
    "is recognised if it is Moodle's grading worksheet, and the teacher is told",
    arguments: [
      "Identifier,Full name,Email address,Status,Grade\nParticipant 12,Ana Li,a@b,,",
      "ID,Vollständiger Name,E-Mail-Adresse,Status,Bewertung\nTeilnehmer/in12,Ana Li,a@b,,",
      "Identifiant,Nom complet,Adresse de courriel,Statut,Note\nParticipant 12,Ana Li,a@b,,",
      "ID,フルネーム,メールアドレス,ステータス,評点\n参加者12,Ana Li,a@b,,",
      "ID,Vollständiger Name,ID-Nummer,E-Mail-Adresse\nTeilnehmer/in12,Ana Li,,a@b",
    ])
  func worksheet(text: String) throws {
    let read = try read(text)
    #expect(
      read.notices == [
        "The roster is a grading worksheet from Moodle. If you want the program to fill it in, add "
          + "--worksheet with the path of this file."
      ])
    let learner = try #require(read.learners.first)
    #expect(learner.key == "a@b" && learner.name == "Ana Li" && learner.idNumber == nil)
    let roster = try Roster.read(text, path: "roster.csv")
    #expect(roster.match(SubmissionLabel("X_12_assignsubmission_file_a.layout")) == .learner(0))
  }

  @Test("is recognised if it is Canvas's gradebook, without the rows that aren't about people")
  func gradebook() throws {
    let read = try read(
      """
      Student,ID,SIS User ID,SIS Login ID,Section,Layout (1234)
      ,,,,,Manual Posting
      "    Points Possible",,,,,10.00
      "Li, Ana",701,u7,ana,A,9
      "Student, Test",702,,0a1b2c,A,
      """)
    #expect(
      read.learners == [
        Learner(
          key: "u7", name: "Ana Li", idNumber: "u7", username: "ana", systemID: "701", section: "A")
      ])
    #expect(
      read.notices == [
        "The roster is a gradebook that Canvas exported.",
        "Line 2 of the roster names nobody, so it is skipped.",
        "Line 3 of the roster is skipped, because it isn't about a person: Points Possible.",
        "Line 5 of the roster is skipped, because it isn't about a person: Test Student.",
      ])
  }

  @Test(
    "may end with a row of averages, which isn't about a person",
    arguments: [
      "Average", "Overall average", "Gesamtdurchschnitt", "Moyenne globale", "Promedio general",
      "全平均", "总体平均分", "Общее среднее", "Genel ortalama", "Test, Student", "Student, Test",
    ])
  func averages(words: String) throws {
    let read = try read("id;name\n7;Ana Li\n;\(words)\n")
    #expect(read.learners.map(\.key) == ["7"])
    #expect(
      read.notices == [
        "Line 3 of the roster is skipped, because it isn't about a person: \(words)."
      ])
  }

  @Test("keeps a person whose name is like a word for averages, but who has an id or an address")
  func people() throws {
    let read = try read("id,name,email\n7,Media,\n,Test Student,t@uni.example\n")
    #expect(read.learners.map(\.key) == ["7", "t@uni.example"])
    #expect(read.notices.isEmpty)
  }

  @Test("may have titles above its headings, which are named and skipped")
  func titles() throws {
    let read = try read("Course 101, autumn 2026\n\nStudent\nid;name\n7;Ana Li\n")
    #expect(read.learners.map(\.name) == ["Ana Li"])
    #expect(
      read.notices == [
        "Line 1 of the roster is skipped, because it is above the headings: Course 101, autumn 2026.",
        "Line 3 of the roster is skipped, because it is above the headings: Student.",
      ])
  }

  @Test("has titles on five lines at most, and a learner can't move the headings")
  func mostTitles() throws {
    let far = String(repeating: "title\n", count: 5) + "id,name\n7,Ana\n"
    #expect(throws: CourseError.self) { try read(far) }
    let table = try read("name,motto\nAna,-\nName,Email\nBo,-\n")
    #expect(table.learners.map(\.name) == ["Ana", "Name", "Bo"])
  }
}
