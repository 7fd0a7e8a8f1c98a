export default {
  title: 'Opuszczasz Docento',
  by: 'Ten link zostawił użytkownik. Prowadzi do innej strony:',
  soon: {
    one: 'Otworzy się za {count} sekundę.',
    few: 'Otworzy się za {count} sekundy.',
    many: 'Otworzy się za {count} sekund.',
    other: 'Otworzy się za {count} sekundy.',
  },
  go: 'Przejdź teraz',
  stay: 'Zostań tutaj',
  home: 'Na stronę główną Docento',
}
