import * as z from 'zod/mini'
import { AskedLanguage, call, Id, Named, some } from './common.ts'

export * from './country-codes.ts'

const lang = AskedLanguage
export const listRegions = call('GET', '/regions', {
  about: 'Regions of the country by name (decisions API-5, TUT-22)',
  allow: ['anyone'],
  query: { lang },
  answer: { regions: z.array(Named) },
})
export const listOpenCities = call('GET', '/cities', {
  about: 'Cities, of a region or of the whole country (decisions TUT-22)',
  allow: ['anyone'],
  query: { lang, region_id: some(Id) },
  answer: { cities: z.array(Named) },
})
export const listCityDistricts = call('GET', '/city_districts', {
  about: 'Districts of a city with their microdistricts (decisions TUT-22)',
  allow: ['anyone'],
  query: { lang, city_id: Id },
  answer: { districts: z.array(z.extend(Named, { subdistricts: z.array(Named) })) },
})
