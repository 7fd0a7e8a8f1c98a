export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/seo/core_files/save': 'Змінено robots.txt або слова сайту',
    '/admin/seo/core_files/restore': 'Повернено попередню версію robots.txt або слів',
  },
}
