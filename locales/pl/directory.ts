export default {
  cities: { h1: 'Korepetytorzy według miast', metad: 'Wszystkie miasta z korepetytorami, alfabetycznie: ile jest profili i w których dzielnicach.' },
  subjects: { h1: 'Wszystkie przedmioty', metad: 'Wszystkie przedmioty, których uczą korepetytorzy Docento, alfabetycznie i z liczbą profili.' },
  districts: {
    h1: 'Korepetytorzy według dzielnic: [:CITY]',
    metad: 'Dzielnice i osiedla, miasto [:CITY]: ilu korepetytorów przyjmuje na miejscu lub dojeżdża.',
  },
  tags: { h1: 'Wszystkie tematy', metad: 'Tematy, według których szuka się korepetytorów: egzaminy, cele, metody. Alfabetycznie, z liczbą profili.' },
  tags_online: {
    h1: 'Wszystkie tematy online',
    metad: 'Tematy, według których szuka się korepetytorów online: egzaminy, cele, metody. Alfabetycznie, z liczbą profili.',
  },
  note: 'Liczba przy nazwie mówi, ilu korepetytorów jest teraz w katalogu.',
  letters: 'Według liter',
  by_district: 'według dzielnic',
}
