import type { Locations } from '../../schemas/index.ts'
import type { Making } from './order-making.ts'
import type { Random } from './random.ts'
import { addressOf, type Place } from './tutor-traits.ts'
import type { World } from './world.ts'

export interface OrderPlace {
  at: 'online' | 'tutor' | 'client'
  where: Place
  locations: Locations
  address: string
}

/** Where the planned tutor does teach: as planned if possible, else online, at home or at the client's. */
export function placeOf({ world, plan, random, tutor }: Making): OrderPlace {
  const { home, travels, online } = tutor
  const possible = { online, tutor: home !== null, client: travels.length > 0 }
  const planned = plan.place ?? 'online'
  const offline = home ? 'tutor' : 'client'
  const at = plan.school ? 'online' : possible[planned] ? planned : online ? 'online' : offline
  const where =
    at === 'client' ? withDistrict(world, random.pick(travels), random) : (home ?? { city_id: 0, district_id: null, subdistrict_id: null })
  const address = at === 'client' ? addressOf(world, random) : ''
  const inCity = where.district_id ? { [where.district_id]: where.subdistrict_id ? [where.subdistrict_id] : [] } : {}
  const client_place = at === 'client' ? [{ [where.city_id]: inCity, address }] : []
  return {
    at,
    where,
    address,
    locations: { client_place, tutor_place: at === 'tutor' ? { [where.city_id]: inCity } : {}, location_client: at === 'client' } as Locations,
  }
}

/** Clients name their district even to tutors who travel all over the city. */
const withDistrict = (world: World, place: Place, random: Random): Place =>
  place.district_id || random.chance(0.3) ? place : { ...place, district_id: random.pick(world.districtsOf(place.city_id)).id }
