export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/seo/tutors/h2text/create': 'Написано тексти добірки',
    '/admin/seo/tutors/h2text/save': 'Змінено тексти добірки',
    '/admin/seo/tutors/h2text/delete': 'Видалено тексти добірки',
    '/admin/seo/page/metatags/create': 'Написано метатеги сторінки',
    '/admin/seo/page/metatags/save': 'Змінено метатеги сторінки',
    '/admin/seo/page/metatags/delete': 'Видалено метатеги сторінки',
  },
}
