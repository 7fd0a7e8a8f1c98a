import { cataloguePlaces, catalogueSorts } from '../../schemas/catalogue.ts'
import { type Address, printAddress, wholeCatalogue } from '../../server/catalogue/address.ts'
import { createRandom, type Random } from '../../server/demo/random.ts'
import type { Reference } from '../../server/reference/reference.ts'
import { edition } from './databases.ts'

/** So many different addresses of the catalogue, first pages: every filter and order by itself and with others, the same ones in each run. */
export function drawAddresses(reference: Reference, count: number): Address[] {
  const random = createRandom('addresses')
  const found = new Map<string, Address>()
  for (let tries = 0; found.size < count && tries < count * 20; tries += 1) {
    const address = draw(reference, random)
    found.set(printAddress(address, edition), address)
  }
  return [...found.values()]
}

function draw(reference: Reference, random: Random): Address {
  const lesson = random.chance(0.8) ? random.pick([...reference.lessons.values()]) : null
  const level = lesson && random.chance(0.3) ? (reference.levels.get(random.pick(lesson.levels)) ?? null) : null
  const online = random.chance(0.15)
  const city = !online && random.chance(0.6) ? random.pick([...reference.cities.values()]) : null
  const district = city && random.chance(0.4) ? random.pick([...reference.districts.values()].filter(({ city_id }) => city_id === city.id)) : null
  const parts = [...reference.subdistricts.values()].filter(({ district_id }) => district_id === district?.id)
  const subdistrict = parts.length && random.chance(0.3) ? random.pick(parts) : null
  const places = online ? [] : cataloguePlaces.filter((place) => (city ? place !== 'online' : place === 'online'))
  const points = edition.ratePoints
  return {
    ...wholeCatalogue(online),
    ...{ lesson, level, city, district, subdistrict },
    place: places.length && random.chance(0.3) ? random.pick(places) : null,
    rate_from: random.chance(0.2) ? random.pick(points.slice(1, 8)) : null,
    rate_to: random.chance(0.2) ? random.pick(points.slice(10, -1)) : null,
    sort: random.chance(0.6) ? random.pick(catalogueSorts) : null,
    verified: random.chance(0.15),
  }
}
