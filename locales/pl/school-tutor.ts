export default {
  title: 'Ucz w szkole',
  lead: 'Szkoła partnerska szuka nauczycieli do lekcji online. Opowiedz o sobie: szkoła przeczyta i odpowie.',
  none: 'Szkoła nie szuka teraz nauczycieli twoich przedmiotów.',
  sent_at: 'Wysłano {date}.',
  answered_at: 'Odpowiedź {date}.',
  again: 'Ponownie możesz poprosić {date}.',
  states: {
    sent: 'Szkoła rozpatruje twoje zgłoszenie.',
    accepted: 'Szkoła cię przyjęła. Skontaktujemy się z tobą.',
    refused: 'Szkoła na razie odmówiła.',
  },
  form: {
    about: 'O tobie i twoich lekcjach',
    about_hint: 'Od {min} do {max} znaków. Szkoła dostanie też twoje dane kontaktowe.',
    lessons: 'Przedmioty',
    levels: 'Poziomy',
    no_level: 'Wybierz co najmniej jeden poziom',
    practice: 'Doświadczenie',
    schedule: 'Kiedy masz czas',
    send: 'Wyślij do szkoły',
    done: 'Zgłoszenie wysłane',
  },
}
