import { textsOf } from '../../../locales/index.ts'
import type { SeoLinks } from '../../../schemas/index.ts'
import { fill } from '../../../theme/words.ts'
import type { Reader } from '../../database/open.ts'
import { ONLINE } from '../../reference/places.ts'
import { nameIn, type Reference } from '../../reference/reference.ts'
import type { Viewing } from '../../viewing.ts'
import { type Address, choose, printPath } from '../address.ts'
import { areFilled, countBy } from '../counts.ts'
import { popularFirst } from '../popular.ts'
import { cellOf } from '../search.ts'
import { inCity, sentence } from '../words.ts'

const TOP = 15

/** Ways to neighbouring lists that show somebody, in groups; empty groups are left out (spec: decisions CAT-12). */
export async function seoLinksOf(viewing: Viewing & { db: Reader }, reference: Reference, address: Address): Promise<SeoLinks> {
  const { db, edition, language } = viewing
  const { lesson, level, city, district, tag } = address
  if (tag) return []
  const { links: t } = textsOf(edition, language).catalogue
  const popular = await popularFirst(viewing, reference)
  const name = (record: { name: Record<string, string> }) => nameIn(record.name, language)
  const titled = (text: string) =>
    sentence(
      fill(text, { TOP, ...(lesson && { LESSON: name(lesson) }), ...(city && { CITY: name(city), IN_CITY: inCity(city, edition, language) }) }),
      edition,
      language,
    )

  if (address.online) return lesson && !level ? [{ title: titled(t.top), items: await topOnline() }].filter(({ items }) => items.length > 0) : []

  const districts = [...reference.districts.values()].filter((one) => one.active && one.city_id === city?.id && one.id !== district?.id)
  const groups = [
    lesson && { title: t.cities, to: popular.cities.filter(({ id }) => id !== city?.id).map((one) => way(one, { city: one })) },
    city && { title: t.lessons, to: popular.lessons.filter(({ id }) => id !== lesson?.id).map((one) => way(one, { lesson: one, level: null })) },
    lesson && {
      title: t.levels,
      to: popular
        .levelsOf(lesson)
        .filter(({ id }) => id !== level?.id)
        .map((one) => way(one, { level: one })),
    },
    city && { title: t.districts, to: districts.map((one) => way(one, { district: one, subdistrict: null })) },
  ].filter((group) => group !== null)
  const filled = await areFilled(
    db,
    groups.flatMap(({ to }) => to.map(({ next }) => ({ cell: cellOf(next, reference), bit: next.level?.bit ?? null }))),
  )
  let n = 0
  return groups
    .map(({ title, to }) => ({
      title: titled(title),
      items: to.filter(() => filled[n++]).map(({ title, next }) => ({ title, url: printPath(next, edition) })),
    }))
    .filter(({ items }) => items.length > 0)

  function way(record: { name: Record<string, string> }, choice: Parameters<typeof choose>[1]) {
    return { title: name(record), next: choose({ ...address, ...clean }, choice) }
  }

  /** Subjects that most teach online. */
  async function topOnline() {
    const counts = await countBy(
      db,
      'subject',
      popular.lessons.map(({ id }) => id),
      ONLINE,
    )
    const count = ({ id }: { id: number }) => counts.get(id) ?? 0
    const most = popular.lessons.filter((one) => count(one) > 0 && one.id !== lesson?.id).toSorted((a, b) => count(b) - count(a))
    return most.slice(0, TOP).map((one) => ({ title: name(one), url: printPath(choose({ ...address, ...clean }, { lesson: one }), edition) }))
  }
}

/** Links carry no query. */
const clean = { place: null, rate_from: null, rate_to: null, sort: null, verified: false } as const
