export default {
  lesson: 'Предмет',
  city: 'Город',
  lesson_placeholder: 'Какой предмет?',
  city_placeholder: 'Какой город?',
  online: 'Онлайн',
  search_tutor: 'Найти репетитора',
  no_results: 'Ничего не найдено',
  all_lessons: 'Все предметы',
  all_cities: 'Все города',
  clear: 'Очистить',
}
