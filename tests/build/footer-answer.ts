import type { Gets, Success } from '../../schemas/api.ts'

type Footer = Success<Gets['/client/footer']>

/** What the footer's call answers where there is nothing to lead to; `own` is what there is. */
export const buildFooter = (own: Partial<Footer> = {}): Footer => ({
  countries_list: {},
  popular_lists: {
    custom_links: [],
    city: [],
    lesson: [],
    cities_lessons: [],
    matura: [],
    cities_and_cities_lessons: { cities: [], cities_lessons: [] },
    lessons_and_lessons_online: { lessons: [], lessons_online: [] },
  },
  zno_list: [],
  school_link: null,
  lists: [],
  hidden_pages: [],
  site_review_stats: null,
  notices: { tutor: null, client: null },
  ...own,
})
