/** What forms of the site's own texts share: news, pages, blocks, texts of the catalogue. */
export default {
  languages: 'Мовами сайту',
  beside: 'Показати поруч',
  not_beside: 'Прибрати звідси',
  write: 'Написати',
  preview: 'Перегляд',
  as_on_phone: 'Як на телефоні',
  search: 'Для пошукових систем',
  as_name: 'Порожнє — як назва',
  save_first: 'Спершу збережіть зміни.',
  add_question: 'Додати запитання',
  remove_question: 'Прибрати запитання {number}',
}
