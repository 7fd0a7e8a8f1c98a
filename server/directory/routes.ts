import { getAllCities, getAllDistricts, getAllSubjects, getAllTags, getAllTagsOnline, getSeoTag } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { allCities, allDistricts, allSubjects } from './lists.ts'
import { allTags, seoTag } from './tags.ts'

export const directory: Route[] = [
  on(getAllCities, allCities),
  on(getAllSubjects, allSubjects),
  on(getAllDistricts, allDistricts),
  on(getAllTags, allTags('offline')),
  on(getAllTagsOnline, allTags('online')),
  on(getSeoTag, seoTag),
]
