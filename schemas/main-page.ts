import * as z from 'zod/mini'
import { BlogCard } from './blogs.ts'
import { FilterLists, OrdersReview } from './catalogue.ts'
import { AskedLanguage, call, nullable } from './common.ts'
import { NewsCard } from './news.ts'
import { LangLinks, PageMeta } from './seo.ts'
import { TutorCard } from './tutors.ts'

const lang = AskedLanguage
const link = z.object({ link: z.string(), name: z.string() })
const named = z.object({ id: z.int(), name: z.string(), alias: z.string(), link: z.string(), tutors_count: z.int() })

/** Blocks of the main page, each of which may fail without the others. */
export const mainPageParts = [
  'top_lessons',
  'top_cities',
  'tutors',
  'reviews',
  'stats',
  'site_review_stats',
  'filter_lists',
  'blocks',
  'news',
  'blogs',
] as const

export const getMainPage = call('GET', '/client/main_page', {
  about: 'The main page: search, popular subjects and cities, eight tutors (decisions WEB-10)',
  allow: ['anyone'],
  query: { lang },
  answer: {
    /** Each with the ways to its levels that have tutors. */
    top_lessons: z.array(z.extend(named, { levels: z.array(link) })),
    top_cities: z.array(named),
    tutors: z.array(TutorCard),
    reviews: z.array(OrdersReview),
    news: z.array(NewsCard),
    blogs: z.array(BlogCard),
    stats: z.object({ tutors: z.int(), orders: z.int(), cities: z.int() }),
    filter_lists: nullable(FilterLists),
    site_review_stats: nullable(z.object({ avg_review_mark: z.number(), total_count: z.int() })),
    faq_header: z.string(),
    /** Questions with their answers. */
    faq: z.array(z.array(z.string())),
    /** HTML that staff wrote, by key: `how_it_works` stands for the steps, each `main_…` by itself (spec: decisions CNT-9). */
    blocks: z.record(z.string(), z.string()),
    /** Parts that could not be had now and are empty therefore. */
    failed_parts: z.array(z.enum(mainPageParts)),
    lang_links: LangLinks,
    ...PageMeta,
  },
})
/** Lists of what staff and tutors publish. */
export const contentLists = ['news', 'blog', 'ads', 'videos'] as const
export type ContentList = (typeof contentLists)[number]

export const getFooter = call('GET', '/client/footer', {
  about: 'Lists and links of the footer (public 3, footer data)',
  allow: ['anyone'],
  query: { lang },
  answer: {
    countries_list: z.record(z.string(), z.object({ href: z.nullable(z.string()), name: z.string() })),
    popular_lists: z.object({
      custom_links: z.array(link),
      city: z.array(z.extend(link, { value: z.int() })),
      lesson: z.array(z.extend(link, { id: z.int() })),
      cities_lessons: z.array(link),
      matura: z.array(link),
      cities_and_cities_lessons: z.object({ cities: z.array(link), cities_lessons: z.array(link) }),
      lessons_and_lessons_online: z.object({ lessons: z.array(link), lessons_online: z.array(link) }),
    }),
    zno_list: z.array(z.object({ url: z.string(), name: z.string() })),
    school_link: z.nullable(z.string()),
    /** Lists that have something in the language; the others have no page (spec: decisions Z-4). */
    lists: z.array(z.enum(contentLists)),
    /** Paths of pages that the site leads to and staff hid in the language, without slashes around: `media`. */
    hidden_pages: z.array(z.string()),
    site_review_stats: z.nullable(z.object({ avg_review_mark: z.number(), total_count: z.int() })),
    /** HTML that staff wrote to stand above every screen of a cabinet; null where nothing does (spec: decisions CNT-9). */
    notices: z.object({ tutor: z.nullable(z.string()), client: z.nullable(z.string()) }),
  },
})
