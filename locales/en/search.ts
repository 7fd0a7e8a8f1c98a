export default {
  lesson: 'Subject',
  city: 'City',
  lesson_placeholder: 'Which subject?',
  city_placeholder: 'Which city?',
  online: 'Online',
  search_tutor: 'Find a tutor',
  no_results: 'No results found',
  all_lessons: 'All subjects',
  all_cities: 'All cities',
  clear: 'Clear',
}
