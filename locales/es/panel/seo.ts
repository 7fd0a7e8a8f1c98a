export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/seo/tutors/h2text/create': 'Textos de una combinación escritos',
    '/admin/seo/tutors/h2text/save': 'Textos de una combinación cambiados',
    '/admin/seo/tutors/h2text/delete': 'Textos de una combinación eliminados',
    '/admin/seo/page/metatags/create': 'Metaetiquetas de una página escritas',
    '/admin/seo/page/metatags/save': 'Metaetiquetas de una página cambiadas',
    '/admin/seo/page/metatags/delete': 'Metaetiquetas de una página eliminadas',
  },
}
