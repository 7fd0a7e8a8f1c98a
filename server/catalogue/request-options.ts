import type { getRequestOptions } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Names } from '../database/columns.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { viewingOf } from '../viewing.ts'
import { popularFirst } from './popular.ts'

/** What a request without a chosen tutor may ask for, in the order of the filters (spec: decisions ORD-19). */
export async function requestOptions(context: Context, { lang }: Input<typeof getRequestOptions>): Promise<Data<typeof getRequestOptions>> {
  const viewing = viewingOf(context, lang)
  const reference = await referenceOf(viewing)
  const { lessons, cities, levelsOf } = await popularFirst(viewing, reference)
  const named = ({ id, name }: { id: number; name: Names }) => ({ id, name: nameIn(name, viewing.language) })
  const districts = [...reference.districts.values()].filter(({ active }) => active)
  const parts = [...reference.subdistricts.values()].filter(({ active }) => active)
  return {
    lessons: lessons.map((lesson) => ({ ...named(lesson), levels: levelsOf(lesson).map(named) })),
    cities: cities.map((city) => ({
      ...named(city),
      districts: districts
        .filter(({ city_id }) => city_id === city.id)
        .map((district) => ({ ...named(district), subdistricts: parts.filter(({ district_id }) => district_id === district.id).map(named) })),
    })),
  }
}
