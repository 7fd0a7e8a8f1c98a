import type { listOpenCities as declaredCities, listCityDistricts as declaredDistricts } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { viewingOf } from '../viewing.ts'
import { nameIn, referenceOf } from './reference.ts'

/** Active cities in the order of staff, of a region or of all. */
export async function listCities(context: Context, { lang, region_id }: Input<typeof declaredCities>): Promise<Data<typeof declaredCities>> {
  const viewing = viewingOf(context, lang)
  const { cities } = await referenceOf(viewing)
  const found = [...cities.values()].filter((city) => city.active && (region_id === undefined || city.region_id === region_id))
  return { cities: found.map(({ id, name }) => ({ id, name: nameIn(name, viewing.language) })) }
}

/** Active districts of a city with theirs; none for an unknown city. */
export async function listCityDistricts(
  context: Context,
  { lang, city_id }: Input<typeof declaredDistricts>,
): Promise<Data<typeof declaredDistricts>> {
  const viewing = viewingOf(context, lang)
  const { districts, subdistricts } = await referenceOf(viewing)
  const named = ({ id, name }: { id: number; name: Record<string, string> }) => ({ id, name: nameIn(name, viewing.language) })
  const parts = [...subdistricts.values()].filter(({ active }) => active)
  return {
    districts: [...districts.values()]
      .filter((district) => district.active && district.city_id === city_id)
      .map((district) => ({ ...named(district), subdistricts: parts.filter(({ district_id }) => district_id === district.id).map(named) })),
  }
}
