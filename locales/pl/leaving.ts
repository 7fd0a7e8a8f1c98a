export default {
  /** On every page of the cabinet, as long as it can be taken back. */
  asked: {
    date: 'Profil zostanie usunięty {date}.',
    hidden: 'Teraz nikt go nie widzi.',
    take_back: 'Przywróć profil',
    done: 'Profil jest taki jak wcześniej',
  },
  title: 'Usunąć profil?',
  means: {
    now: {
      title: 'Od razu',
      text: 'Profil, ogłoszenia i artykuły są ukryte. Nie będzie nowych zapytań; powiemy tym, którzy czekają na twoją odpowiedź.',
    },
    until: { title: 'Do {date}', text: 'Zaloguj się i przywróć profil: wszystko będzie jak wcześniej.' },
    after: { title: '{date}', text: 'Usuwamy imię, kontakty, teksty, zdjęcie, dokumenty i wiadomości.' },
    stays: { title: 'Zostaje', text: 'Zapytania, płatności i opinie, bez twojego imienia.' },
    wallet: { title: 'W portfelu {sum}', text: 'Wydaj je do tego dnia albo poproś nas o zwrot: {email}.' },
  },
  reason: 'Dlaczego odchodzisz',
  optional: 'jeśli chcesz',
  password: 'Hasło',
  code: 'Kod z wiadomości',
  code_hint: 'Logujesz się bez hasła: wyślemy kod na twój e-mail.',
  send: 'Wyślij kod',
  sent: 'Kod został wysłany na twój e-mail',
  submit: 'Usuń profil',
  done: 'Profil jest ukryty i zostanie usunięty {date}',
}
