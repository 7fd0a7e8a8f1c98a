export default {
  lesson: 'Предмет',
  city: 'Місто',
  lesson_placeholder: 'Який предмет?',
  city_placeholder: 'Яке місто?',
  online: 'Онлайн',
  search_tutor: 'Знайти репетитора',
  no_results: 'Нічого не знайдено',
  all_lessons: 'Усі предмети',
  all_cities: 'Усі міста',
  clear: 'Очистити',
}
