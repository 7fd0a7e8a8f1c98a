export default {
  bar: 'Pierwsza lekcja w szkole partnerskiej za darmo',
  ask: 'Wypróbuj',
  title: 'Bezpłatna pierwsza lekcja',
  text: 'Szkoła partnerska dobierze nauczyciela i do ciebie zadzwoni.',
  lesson: 'Przedmiot',
  when: 'Kiedy możemy zadzwonić?',
  close: 'Zamknij formularz',
  send: 'Wyślij zapytanie',
  thanks: 'Zapytanie wysłane',
  sent: 'Szkoła zadzwoni pod numer {phone} ({time}). Pomyśl wcześniej o swoim poziomie i celu.',
  open: 'Zobacz zapytanie',
  leave: { title: 'Zamknąć bez wysyłania?', text: 'Wpisany tekst przepadnie.', leave: 'Zamknij', stay: 'Pisz dalej' },
}
