import type { Success } from '../../schemas/api.ts'
import type {
  Catalogue,
  CatalogueFilters,
  FilterLists,
  FilterOption,
  Filters,
  getTutor,
  PublicProfile,
  TutorCard,
  TutorProfile,
} from '../../schemas/index.ts'

/** A portrait cut in its sizes. */
export const buildAvatar = (): NonNullable<TutorCard['avatar']> => ({
  avatar_url: '/api/uploads/full.webp',
  url: '/api/uploads/full.webp',
  preview_url: '/api/uploads/112.webp',
  formats: {
    preview: { url: '/api/uploads/112.webp', url_2x: '/api/uploads/224.webp' },
    preview_130: { url: '/api/uploads/130.webp', url_2x: '/api/uploads/260.webp' },
  },
})

/** A card of a published tutor with reviews, as the server answers it. */
export const buildCard = (card: Partial<TutorCard> = {}): TutorCard => ({
  id: 7,
  name: 'Aigerim',
  full_name: 'Aigerim S.',
  status: 3,
  status_code: 200,
  school_tutor_id: null,
  is_catalog_disabled: false,
  verified: false,
  lang: 'ru',
  top: false,
  prof: 1,
  avatar: null,
  short_description: 'Clear steps instead of rules to cram.',
  lessons: [{ id: 8, name: 'Maths', rname: 'maths' }],
  has_expanded_matura: false,
  has_packages: false,
  rate: { id: 6000, name: '6 000 ₸/час' },
  rate_id: 6000,
  school_rates: { base: [], advanced: [] },
  count_reviews: 38,
  reviews_count: 38,
  average_rating_reviews: 4.9,
  avg_review_rate: 4.9,
  hide_reviews: false,
  work_home: false,
  work_travel: false,
  work_online: true,
  work_client: false,
  locations_home: [],
  city_id: 9,
  city: { name: 'Almaty', alias: 'almaty' },
  count_locations: 1,
  isset_documents: false,
  practice: { id: 3, name: '3–5 years' },
  schedule: buildWeek(),
  response_band: 1,
  ...card,
})

/** The seven days from Friday 20 November 2026, with these slots by weekday. */
export function buildWeek(schedule: Record<number, number[]> = {}): TutorCard['schedule'] {
  const days = [20, 21, 22, 23, 24, 25, 26].map((day, at) => ({ weekday: ((at + 4) % 7) + 1, date: `2026-11-${day}`, today: at === 0 }))
  return { year: 2026, month: 11, days, schedule: Object.fromEntries(Object.entries(schedule)) }
}

export const buildOption = (option: Partial<FilterOption> & { text: string }): FilterOption => ({
  value: 1,
  id: 1,
  alias: option.text.toLowerCase(),
  link: `repetitor/${option.text.toLowerCase()}/`,
  index: 1,
  active: false,
  ...option,
})

const anyFilters: Filters = {
  lesson: null,
  level: null,
  city: null,
  district: null,
  subdistrict: null,
  tag: null,
  place: null,
  rate_from: null,
  rate_to: null,
  sort: null,
  verified: false,
}

export const buildNamed = (name: string, id = 1) => ({ id, alias: name.toLowerCase(), text: name, name })

const root = 'repetitor/'

export const buildLists = (lists: Partial<FilterLists> = {}): FilterLists => ({
  lesson: [buildOption({ text: 'Maths' }), buildOption({ text: 'Physics' })],
  level: [],
  city: [buildOption({ text: 'Almaty' })],
  district: [],
  place: (['online', 'tutor', 'client'] as const).map((place) => buildOption({ text: place, link: `repetitor/?place=${place}`, index: 0 })),
  sort: (['rate_asc', 'rate_desc', 'reviews'] as const).map((sort) => buildOption({ text: sort, link: `repetitor/?sort=${sort}`, index: 0 })),
  rate_from: [],
  rate_to: [],
  online: 'repetitor-online/',
  offline: root,
  verified: 'repetitor/?verified=1',
  clear: root,
  ...lists,
  without: { lesson: root, level: root, city: root, district: root, tag: root, place: root, rate: root, sort: root, ...lists.without },
})

const meta = {
  metatags: { title: 'Tutors', metad: 'All tutors', h1: 'Tutors' },
  meta_robots: 'index, follow',
  meta_canonical: 'https://x.example/repetitor/',
  hreflangs: { current_site: [], other_sites: [] },
  hreflangs_main: '',
  open_graph: {},
  microdata: {},
}

/** The choices of kz's whole catalogue, which leave one tutor. */
export const buildFilters = ({
  filters,
  ...rest
}: Partial<Omit<CatalogueFilters, 'filters'>> & { filters?: Partial<Filters> } = {}): CatalogueFilters => ({
  pageType: 'catalog',
  path: root,
  filters: { ...anyFilters, ...filters },
  filter_lists: buildLists(),
  total_count: 1,
  ...rest,
})

type Given = Partial<Omit<Catalogue, 'filters' | 'tutors'>> & { filters?: Partial<Filters>; tutors?: TutorCard[]; pages?: number }

/** The first page of kz's whole catalogue with one tutor. */
export const buildCatalogue = ({ filters, tutors = [buildCard()], pages = 1, ...rest }: Given = {}): Catalogue => ({
  pageType: 'catalog',
  catalog_type: 'catalog',
  lang: 'ru',
  statusCode: 200,
  redirect: null,
  page: 1,
  path: root,
  tag_id: null,
  seo_tag: null,
  filters: { ...anyFilters, ...filters },
  filter_lists: buildLists(),
  tutors: { tutors, total_count: tutors.length, page_size: 25, pages_count: pages },
  tutors_online: [],
  breadcrumbs: [
    { name: 'Docento', link: '' },
    { name: 'Tutor', link: null },
  ],
  seo_type: 1,
  optional_blocks: { tabular_data: null, price_data: null, orders_reviews: [], reviews_stats: null, ads: [], news: [], faq: null },
  seo_links: [],
  lang_links: {},
  features: [
    { id: 'best_tutors', variet_id: 1 },
    { id: 'updated_tutor_schedule', variet_id: 0 },
  ],
  ...meta,
  ...rest,
})

type Review = TutorProfile['order_reviews']['reviews'][number]

export const buildReview = (review: Partial<Review> = {}): Review => ({
  id: 1,
  author: 'Madina',
  mark: '5',
  date: 1_790_000_000,
  lessons: ['Maths'],
  levels: [],
  text: 'My son is not afraid of word problems any more.',
  lang: 'ru',
  response: '',
  ...review,
})

export const buildProfile = (profile: Partial<TutorProfile> = {}): TutorProfile => ({
  ...buildCard(),
  description: 'I have taught maths for eight years.',
  packages: { base: [], advanced: [] },
  description_lang: 'en',
  university: { name: 'Kazakh National University' },
  university_name: null,
  university_degree_name: { name: 'Master' },
  university_graduation_year: 2017,
  speciality: '',
  speciality_lang: 'en',
  age: null,
  langs: [],
  documents: [],
  lesson_data: {
    8: { levels: [{ id: 5, name: 'Grades 5–9' }], rate: { id: 6000, name: '6 000 ₸/час' }, description: 'We begin with a check.', lang: 'en' },
  },
  lesson_levels: { 8: [5] },
  order_reviews: { total_count: 1, avr_mark: 5, reviews_count_by_mark: { 5: 1 }, reviews: [buildReview()] },
  locations_travel: {},
  schedule_updated_recently: true,
  youtube_video: '',
  verification_points: [],
  catalog_link: 'https://x.example/repetitor/maths/',
  quick_links: [],
  ...profile,
})

/** What a profile's call answers. */
export const buildTutorAnswer = (profile: Partial<PublicProfile> = {}, answer: Partial<Success<typeof getTutor>> = {}): Success<typeof getTutor> => ({
  pageType: 'tutor_profiles',
  statusCode: 200,
  profile: { ...buildProfile(profile), ads: [], blogs: [], ...profile },
  breadcrumbs: [],
  ga_updated_tutor_schedule: 0,
  lang_links: {},
  ...meta,
  ...answer,
})
