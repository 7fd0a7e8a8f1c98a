import type { getRequestOptions } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Names } from '../database/columns.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { viewingOf } from '../viewing.ts'
import { wholeCatalogue } from './address.ts'
import { areFilled } from './counts.ts'
import { popularFirst } from './popular.ts'
import { cellOf } from './search.ts'

/** Which subjects somebody teaches is asked once in ten minutes, as for the filters (spec: decisions API-18). */
const SECONDS = 600

/** What a request without a chosen tutor may ask for, in the order of the filters: a subject that nobody teaches would wait for an answer in vain (spec: decisions ORD-19). */
export async function requestOptions(context: Context, { lang }: Input<typeof getRequestOptions>): Promise<Data<typeof getRequestOptions>> {
  const viewing = viewingOf(context, lang)
  const reference = await referenceOf(viewing)
  const { lessons, cities, levelsOf } = await popularFirst(viewing, reference)
  const taught = await context.cache.keep('taught', SECONDS, async (fresh) => {
    fresh.cache.note('reference')
    const cells = lessons.map((lesson) => ({ cell: cellOf({ ...wholeCatalogue(), lesson }, reference), bit: null }))
    const filled = await areFilled(fresh.db, cells)
    return new Set(lessons.filter((_, at) => filled[at]).map(({ id }) => id))
  })
  const named = ({ id, name }: { id: number; name: Names }) => ({ id, name: nameIn(name, viewing.language) })
  const districts = [...reference.districts.values()].filter(({ active }) => active)
  const parts = [...reference.subdistricts.values()].filter(({ active }) => active)
  return {
    lessons: lessons.filter(({ id }) => taught.has(id)).map((lesson) => ({ ...named(lesson), levels: levelsOf(lesson).map(named) })),
    cities: cities.map((city) => ({
      ...named(city),
      districts: districts
        .filter(({ city_id }) => city_id === city.id)
        .map((district) => ({ ...named(district), subdistricts: parts.filter(({ district_id }) => district_id === district.id).map(named) })),
    })),
  }
}
