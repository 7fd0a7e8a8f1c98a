/** The tools of the editor of articles. */
export default {
  label: 'Оформление текста',
  bold: 'Жирный',
  italic: 'Курсив',
  heading: 'Заголовок',
  subheading: 'Подзаголовок',
  list: 'Список',
  numbers: 'Нумерованный список',
  quote: 'Цитата',
  undo: 'Отменить последнее изменение',
  redo: 'Вернуть отменённое',
  link: 'Ссылка',
  link_to: 'Куда ведёт ссылка',
  picture: 'Картинка',
  set: 'Готово',
  remove: 'Убрать',
  alt: 'Что на картинке',
}
