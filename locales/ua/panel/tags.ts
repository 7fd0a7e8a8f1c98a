export default {
  fields: { words: 'Слова в анкеті', active: 'На сайті' },
  new: 'Нова мітка',
  search: 'Назва або адреса',
  whom: 'Кого збирає',
  which_words: 'Досить одного з них. Без слів мітка збирає за предметом або рівнем.',
  calls: {
    '/rest/tags': 'Додано мітку',
    'PUT /rest/tags/{id}': 'Змінено мітку',
    'DELETE /rest/tags/{id}': 'Видалено мітку',
  },
}
