import type { Language } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { type CatalogueTexts, type ChosenFilters, chosenKeys } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import { inCity, sentence } from '../catalogue/words.ts'
import type { filterTexts, pageMetatags } from '../tables.ts'
import { articleOf } from './news.ts'
import { siteTexts } from './site-texts/index.ts'
import { before, DAY, HOUR, type World } from './world.ts'

const SUBJECTS = 4

/** Combinations of filters with texts: subjects anywhere, online and in the largest city; the last of them speaks one language only and is not finished. */
export function makeFilterTexts(world: World): (typeof filterTexts.$inferInsert)[] {
  const { reference, now } = world
  const popular = reference.lessons.filter(({ popular }) => popular)
  const lessons = (popular.length > 0 ? popular : reference.lessons).slice(0, SUBJECTS)
  const city = reference.cities[0]
  const combinations: Partial<ChosenFilters>[] = [
    ...lessons.map(({ id }) => ({ lesson_id: id })),
    ...(city ? [{ city_id: city.id }, ...lessons.slice(0, 2).map(({ id }) => ({ lesson_id: id, city_id: city.id }))] : []),
    ...lessons.slice(0, 2).map(({ id }) => ({ catalog_type: 'online' as const, lesson_id: id })),
  ]
  return combinations.map((combination, n) => {
    const chosen: ChosenFilters = { catalog_type: 'offline', ...combination }
    const isLast = n === combinations.length - 1
    const languages = isLast ? [world.lang] : world.edition.locales
    return {
      chosen_filters: Object.fromEntries(chosenKeys.flatMap((key) => (chosen[key] === undefined ? [] : [[key, chosen[key]]]))) as ChosenFilters,
      catalog_metatags: Object.fromEntries(languages.map((lang) => [lang, textsIn(lang, chosen, world, isLast)])),
      updated_at: before(now, n * DAY + 3 * HOUR),
      updated_by: n % 2 ? 3 : 1,
    }
  })
}

function textsIn(
  lang: Language,
  { catalog_type, lesson_id, city_id }: ChosenFilters,
  { edition, reference, lessonOf }: World,
  isDraft: boolean,
): CatalogueTexts {
  const { catalogue, 'enums-catalogue': enums } = textsOf(edition, lang)
  const { title, metad, h2, text, faq_header, faq } = siteTexts[lang].search
  const lesson = lesson_id === undefined ? null : lessonOf(lesson_id)
  const city = reference.cities.find(({ id }) => id === city_id)
  const kind = catalog_type === 'online' ? 'online_lesson' : lesson ? (city ? 'lesson_city' : 'lesson') : 'city'
  const names = (given: object) => given as Record<string, string>
  const h1 = sentence(
    fill(catalogue.h1[kind], {
      SEO_TYPE: enums.seo_type[lesson?.seo_type ?? 1].name,
      ...(lesson && { LESSON_OF: lesson.rname[lang] ?? '' }),
      ...(city && { IN_CITY: inCity({ name: names(city.name), mname: names(city.mname) }, edition, lang, { before: lesson?.rname[lang] ?? '' }) }),
    }),
    edition,
    lang,
  )
  const written = { title: fill(title, { H1: h1 }), metad: fill(metad, { H1: h1 }), h1: '', robots: '' as const }
  return isDraft
    ? { ...written, h2: '', h2text: '', faq_header: '', faq: [] }
    : { ...written, h2, h2text: articleOf(text), faq_header, faq: faq.map(([question, answer]) => [question, answer]) }
}

/** Metatags of the main page and of a tutor's sign-in in each language. */
export const makePageMetatags = ({ edition, now }: World): (typeof pageMetatags.$inferInsert)[] =>
  edition.locales.flatMap((lang) => {
    const { main, login } = siteTexts[lang].search
    const updated_at = before(now, 9 * DAY)
    return [
      { page: 'main', lang, ...main, og_title: main.title, og_description: main.metad, text: articleOf(main.text), updated_at },
      { page: 'login', lang, ...login, robots: 'noindex, follow', updated_at },
    ]
  })
