export default {
  promise: 'Porównaj ceny i opinie, potem wyślij zapytanie. To nic nie kosztuje.',
  stats: {
    tutors: { one: '{count} korepetytor', few: '{count} korepetytorów', many: '{count} korepetytorów', other: '{count} korepetytora' },
    orders: { one: '{count} zapytanie', few: '{count} zapytania', many: '{count} zapytań', other: '{count} zapytania' },
    cities: { one: '{count} miasto', few: '{count} miasta', many: '{count} miast', other: '{count} miasta' },
  },
  lessons: 'Czego szukają uczniowie',
  cities: 'Miasta',
  tutors: 'Korepetytorzy na dobry początek',
  all_tutors: 'Wszyscy korepetytorzy',
  profile: 'Zobacz profil',
  steps: {
    title: 'Jak to działa',
    choose: { title: 'Wybierz', text: 'Porównaj ceny, opinie i wolne terminy.' },
    send: {
      title: 'Wyślij zapytanie',
      text: {
        one: 'Odpowiedź przychodzi w ciągu {count} godziny. Jeśli nie, zaproponujemy inne osoby.',
        few: 'Odpowiedź przychodzi w ciągu {count} godzin. Jeśli nie, zaproponujemy inne osoby.',
        many: 'Odpowiedź przychodzi w ciągu {count} godzin. Jeśli nie, zaproponujemy inne osoby.',
        other: 'Odpowiedź przychodzi w ciągu {count} godziny. Jeśli nie, zaproponujemy inne osoby.',
      },
    },
    learn: { title: 'Zacznij się uczyć', text: 'Umów pierwszą lekcję. Płacisz tylko korepetytorowi.' },
  },
  reviews: 'Co mówią uczniowie',
  all_reviews: 'Wszystkie opinie',
  review_of: 'o korepetytorze: {name}',
  join: {
    title: 'Udzielasz korepetycji?',
    text: 'Profil jest bezpłatny. Uczniowie znajdą cię po przedmiocie, miejscu i cenie.',
    button: 'Załóż profil',
  },
}
