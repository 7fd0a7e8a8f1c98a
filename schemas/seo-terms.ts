/** Pages whose words for search engines staff may write; `tutor` is every profile, whose own name, subjects and words take the places of its template (spec: decisions SEO-3). */
export const seoPages = [
  ...(['main', 'about', 'contacts', 'how-it-works', 'reviews', 'news', 'videos', 'materials', 'ads', 'blog', 'vacancy'] as const),
  ...(['login', 'client-login', 'register', 'tutor'] as const),
] as const
export type SeoPage = (typeof seoPages)[number]

/** What a page asks of search engines; left open, its own rule holds. */
export const robotsChoices = ['', 'index, follow', 'noindex, follow'] as const

/** Keys of a combination of filters in their order (spec: decisions SEO-1). */
export const chosenKeys = ['catalog_type', 'city_id', 'district_id', 'lesson_id', 'level_id', 'place', 'subdistrict_id', 'tag_id'] as const

/** Letters at most. */
export const SEO_TITLE = 200
export const SEO_DESCRIPTION = 400
export const SEO_TEXT = 20_000
export const SEO_QUESTIONS = 30

/** So many letters of each do search engines show, about. */
export const SHOWN_TITLE = 60
export const SHOWN_DESCRIPTION = 160

/** The texts of a combination in one language. */
export const combinationFields = ['title', 'metad', 'h1', 'h2', 'h2text', 'faq_header', 'faq', 'robots'] as const
