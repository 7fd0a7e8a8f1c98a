export default {
  fields: { active: 'На сайті', sort: 'Місце в списку' },
  new: 'Додати відео',
  search: 'Назва або опис',
  watch: 'Відео',
  watch_it: 'Подивитися «{name}», {id}',
  created: 'Додано',
  which_links: 'Посилання з YouTube: сторінка відео, Shorts, коротке або для вставки',
  no_video: 'За цим посиланням не впізнати відео',
  sorted: 'Менше число стоїть вище',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/video/create': 'Додано відео',
    '/admin/video/save': 'Змінено відео',
    '/admin/video/delete': 'Видалено відео',
  },
}
