export default {
  fields: {
    text: 'Назва, ключ або текст',
    name: 'Назва',
    key: 'Ключ',
    html: 'Текст',
    json: 'Посилання',
    active: 'Увімкнено',
    updated_at: 'Змінено',
    title: 'Слова',
    href: 'Адреса на сайті',
  },
  new: 'Новий блок',
  block: 'Блок',
  place: 'Де показується',
  places: {
    main_text: 'Головна сторінка, під списками',
    how_it_works: 'Головна сторінка, замість кроків «Як це працює»',
    footer_links: 'Підвал сайту, «Популярні посилання»',
    tutor_notice: 'Кабінет репетитора, над кожним екраном',
    client_notice: 'Кабінет клієнта, над кожним екраном',
    other: 'Головна сторінка, під списками; ключ починається з main_',
  },
  add_link: 'Додати посилання',
  remove_link: 'Прибрати посилання {number}',
  within_site: 'Адреса має починатися з / і лишатися на сайті',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/units_block/create': 'Створено блок',
    '/admin/units_block/save': 'Змінено блок',
    '/admin/units_block/delete': 'Видалено блок',
  },
}
