export default {
  choose: {
    title: 'Wybrać: {name}?',
    text: 'Od razu zobaczycie nawzajem swoje telefony. Pozostali dowiedzą się, że wybór jest dokonany.',
    offered: 'Proponuje zacząć {date}. Po wyborze możesz od razu potwierdzić ten termin.',
    done: 'Twój korepetytor: {name}',
  },
  ask: {
    title: 'Kogo jeszcze poprosić?',
    first_title: 'Kogo poprosić?',
    text: {
      one: 'Odpowiedź przyjdzie w ciągu {count} godziny.',
      few: 'Odpowiedź przyjdzie w ciągu {count} godzin.',
      many: 'Odpowiedź przyjdzie w ciągu {count} godzin.',
      other: 'Odpowiedź przyjdzie w ciągu {count} godziny.',
    },
    most: {
      one: 'Możesz czekać naraz najwyżej na {count} odpowiedź.',
      few: 'Możesz czekać naraz najwyżej na {count} odpowiedzi.',
      many: 'Możesz czekać naraz najwyżej na {count} odpowiedzi.',
      other: 'Możesz czekać naraz najwyżej na {count} odpowiedzi.',
    },
    done: 'Zapytanie wysłane: {name}',
    empty: 'Nie ma więcej osób z tym przedmiotem i miejscem.',
    all: 'Wszyscy korepetytorzy',
    submit: 'Poproś',
  },
  review: { mark: 'Ocena', text: 'Jak idą lekcje?', submit: 'Opublikuj opinię', done: 'Opinia jest opublikowana' },
  pay: {
    packages: 'Ile lekcji',
    each: 'po {price}',
  },
}
