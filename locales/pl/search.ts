export default {
  lesson: 'Przedmiot',
  city: 'Miasto',
  lesson_placeholder: 'Jaki przedmiot?',
  city_placeholder: 'Jakie miasto?',
  online: 'Online',
  search_tutor: 'Znajdź korepetytora',
  no_results: 'Nic nie znaleziono',
  all_lessons: 'Wszystkie przedmioty',
  all_cities: 'Wszystkie miasta',
  clear: 'Wyczyść',
}
