export default {
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/seo/core_files/save': 'robots.txt o palabras del sitio cambiados',
    '/admin/seo/core_files/restore': 'Versión anterior de robots.txt o de palabras recuperada',
  },
}
