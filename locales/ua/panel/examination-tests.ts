export default {
  fields: { year: 'Рік', link: 'Завдання', active: 'На сайті' },
  new: 'Новий тест',
  open: 'Відкрити',
  open_it: 'Відкрити завдання «{name}»',
  which_links: 'Файл або сторінка: повна адреса або частина цього сайту, що починається з «/»',
  no_link: 'Це не схоже на адресу',
  calls: {
    '/rest/examination_tests': 'Додано тест',
    'PUT /rest/examination_tests/{id}': 'Змінено тест',
    'DELETE /rest/examination_tests/{id}': 'Видалено тест',
  },
}
