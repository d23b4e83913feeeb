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
