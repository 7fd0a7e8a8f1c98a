export interface NewsText {
  name: string
  preview: string
  /** Paragraphs and headings, the latter begin with `# `. */
  text: readonly string[]
  faq?: readonly [question: string, answer: string][]
}

/** News that editions have in each of their languages, by alias. */
export type SharedNews = Readonly<Record<'schedule' | 'reviews' | 'documents' | 'exam' | 'online' | 'first-lesson' | 'summer', NewsText>>

/** What staff of the demo wrote in one language. */
export interface SiteTexts {
  categories: Readonly<Record<'service' | 'tips' | 'exams' | 'archive', string>>
  news: SharedNews
  /** News of this language alone, by alias. */
  more?: Readonly<Record<string, NewsText>>
  /** Pages of staff's own, by the end of their alias: one that is shown and one that is still hidden. */
  pages: Readonly<Record<'partners' | 'gift', { name: string; text: readonly string[] }>>
  /** Of the search entries: what stands in place of the catalogue's template. */
  search: {
    /** With `[:H1]`, how the template names the page. */
    title: string
    metad: string
    h2: string
    text: readonly string[]
    faq_header: string
    faq: readonly [question: string, answer: string][]
    main: { title: string; metad: string; text: readonly string[] }
    login: { title: string; metad: string }
  }
  blocks: {
    /** Under the lists of the main page. */
    main_text: { name: string; text: readonly string[] }
    /** In store for the holidays. */
    main_summer: { name: string; text: readonly string[] }
    /** In place of the steps of the main page. */
    how_it_works: { name: string; text: readonly string[] }
    /** What the footer does not name by itself. */
    footer_links: { name: string; ads: string; news: string }
  }
}
