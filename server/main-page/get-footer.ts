import { countries, editionOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { contentLists, type getFooter as declared } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import type { Data, Input } from '../calls.ts'
import { type Address, printPath, wholeCatalogue } from '../catalogue/address.ts'
import { areFilled } from '../catalogue/counts.ts'
import { popularFirst } from '../catalogue/popular.ts'
import { cellOf } from '../catalogue/search.ts'
import { inCity } from '../catalogue/words.ts'
import type { Context } from '../context.ts'
import { siteUrlOf } from '../hosts.ts'
import { lostNews } from '../news/lost.ts'
import { takesOrders } from '../orders/school.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { siteStats } from '../site-reviews/stats.ts'
import { hiddenPages, lostLists, lostPages } from '../static-pages/hidden.ts'
import { cabinetNotices, footerLinks } from '../units-blocks/shown.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { filledLists } from './filled-lists.ts'

const SECONDS = 600
/** How many cities are crossed with how many subjects. */
const CROSSED = 3

/** Lists and links of the footer, kept for ten minutes (spec: public 3, footer data; decisions WEB-7, API-18). */
export async function getFooter(context: Context, { lang }: Input<typeof declared>): Promise<Data<typeof declared>> {
  const viewing = viewingOf(context, lang)
  return viewing.cache.keep(`footer ${viewing.language}`, SECONDS, (fresh) => make({ ...viewing, ...fresh }))
}

async function make(viewing: Viewing): Promise<Data<typeof declared>> {
  const { edition, language } = viewing
  const reference = await referenceOf(viewing)
  const popular = await popularFirst(viewing, reference)
  const cities = popular.cities.filter(({ in_footer }) => in_footer)
  const lessons = popular.lessons.filter(({ in_footer }) => in_footer)
  const exams = edition.examName ? [...reference.levels.values()].filter(({ in_footer, active }) => in_footer && active) : []
  const { profile } = textsOf(edition, language).catalogue
  const name = (names: Record<string, string>) => nameIn(names, language)
  const at = (what: Partial<Address>) => ({ ...wholeCatalogue(), ...what })

  const inCities = cities.slice(0, CROSSED).flatMap((city) => lessons.slice(0, CROSSED).map((lesson) => ({ city, lesson })))
  const forExams = exams.flatMap((level) => lessons.filter(({ levels }) => levels.includes(level.id)).map((lesson) => ({ lesson, level })))
  const [city, lesson, cities_lessons, lessons_online, matura] = await Promise.all([
    filled(cities, (one) => ({ address: at({ city: one }), name: name(one.name), value: one.id })),
    filled(lessons, (one) => ({ address: at({ lesson: one }), name: name(one.name), id: one.id })),
    filled(inCities, ({ city, lesson }) => ({
      address: at({ city, lesson }),
      name: fill(profile.lesson_in_city, { LESSON: name(lesson.name), IN_CITY: inCity(city, edition, language, { before: name(lesson.name) }) }),
    })),
    filled(lessons, (one) => ({ address: at({ online: true, lesson: one }), name: fill(profile.lesson_online, { LESSON: name(one.name) }) })),
    filled(forExams, ({ lesson, level }) => ({
      address: at({ lesson, level }),
      name: exams.length > 1 ? `${name(lesson.name)}, ${name(level.name)}` : name(lesson.name),
    })),
  ])

  /** Links to pages that list somebody. */
  async function filled<One, Link extends { address: Address; name: string }>(ones: readonly One[], toLink: (one: One) => Link) {
    const links = ones.map(toLink)
    const flags = await areFilled(
      viewing.db,
      links.map(({ address }) => ({ cell: cellOf(address, reference), bit: address.level?.bit ?? null })),
    )
    return links.filter((_, n) => flags[n]).map(({ address, ...link }) => ({ ...link, link: printPath(address, edition) }))
  }

  const lists = await filledLists(viewing)
  const hidden_pages = await hiddenPages(viewing)
  const custom = (await footerLinks(viewing)).map((link) => ({ link, path: link.link.replace(/\/?(?:[?#].*)?$/, '') }))
  const paths = custom.map(({ path }) => path)
  const lost: readonly string[] = [
    ...contentLists.filter((list) => !lists.includes(list)),
    ...hidden_pages,
    ...(await lostPages(viewing, paths)),
    ...(await lostLists(viewing, paths)),
    ...(await lostNews(viewing, paths)),
  ]
  return {
    countries_list: countriesOf(viewing),
    popular_lists: {
      // a list without entries in the language has no page in it, and staff hide and delete theirs, and switch off what lists are of (spec: decisions Z-4, CNT-8)
      custom_links: custom.flatMap(({ link, path }) => (lost.includes(path) ? [] : [link])),
      city,
      lesson,
      cities_lessons,
      matura,
      cities_and_cities_lessons: { cities: city, cities_lessons },
      lessons_and_lessons_online: { lessons: lesson, lessons_online },
    },
    zno_list: matura.map(({ link, name }) => ({ url: link, name })),
    school_link: takesOrders(viewing) ? viewing.outside.school.siteOf(edition.code, siteUrlOf(edition, viewing.settings)) : null,
    lists,
    hidden_pages,
    site_review_stats: await siteStats(viewing),
    notices: await cabinetNotices(viewing),
  }
}

/** Countries of the footer; those without a site of ours have no address (spec: decisions WEB-7). */
function countriesOf(viewing: Viewing) {
  const { settings } = viewing
  const names: Record<string, string> = textsOf(viewing.edition, viewing.language).layout.countries
  const entries = countries.map(({ code, edition }) => {
    const isOpen = edition !== null && (settings.editions.includes(edition) || settings.domains[edition] !== undefined)
    return [code, { href: isOpen ? siteUrlOf(editionOf(edition), settings) : null, name: names[code] ?? code }] as const
  })
  return Object.fromEntries(entries)
}
