/** The tools of the editor of articles. */
export default {
  label: 'Оформлення тексту',
  bold: 'Жирний',
  italic: 'Курсив',
  heading: 'Заголовок',
  subheading: 'Підзаголовок',
  list: 'Список',
  numbers: 'Нумерований список',
  quote: 'Цитата',
  undo: 'Скасувати останню зміну',
  redo: 'Повернути скасоване',
  link: 'Посилання',
  link_to: 'Куди веде посилання',
  picture: 'Зображення',
  set: 'Готово',
  remove: 'Прибрати',
  alt: 'Що на зображенні',
}
