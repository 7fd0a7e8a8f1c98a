export default {
  fields: {
    city: 'Місто',
    employment: 'Зайнятість',
    salary: 'Оплата',
    contact_email: 'Куди писати',
    active: 'На сайті',
  },
  new: 'Нова вакансія',
  search: 'Назва або місто',
  anywhere: 'Порожньо: звідки завгодно',
  employments: { full: 'Повна', part: 'Часткова', contract: 'За договором', internship: 'Стажування' },
  calls: {
    '/rest/vacancies': 'Додано вакансію',
    'PUT /rest/vacancies/{id}': 'Змінено вакансію',
    'DELETE /rest/vacancies/{id}': 'Видалено вакансію',
  },
}
