import * as calls from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { listCities, listCityDistricts } from './list-cities.ts'
import { listRegions } from './list-regions.ts'

export const reference: Route[] = [
  on(calls.listRegions, listRegions),
  on(calls.listOpenCities, listCities),
  on(calls.listCityDistricts, listCityDistricts),
]
