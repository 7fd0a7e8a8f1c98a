import type { PanelResource } from '../resource.ts'
import { slugs } from '../slugs.ts'
import { fetched } from '../ui/on-demand.tsx'

const shared = { area: 'reference', canDelete: true, recordRepresentation: 'title' } as const

export const lessons = {
  ...shared,
  name: slugs.lessons,
  records: async () => (await import('../../data-providers/reference.ts')).lessons,
  list: fetched(() => import('./lessons.tsx'), 'LessonList'),
  edit: fetched(() => import('./lessons.tsx'), 'LessonEdit'),
  create: fetched(() => import('./lessons.tsx'), 'LessonCreate'),
} satisfies PanelResource

export const levels = {
  ...shared,
  name: slugs.levels,
  records: async () => (await import('../../data-providers/reference.ts')).levels,
  list: fetched(() => import('./levels.tsx'), 'LevelList'),
  edit: fetched(() => import('./levels.tsx'), 'LevelEdit'),
  create: fetched(() => import('./levels.tsx'), 'LevelCreate'),
} satisfies PanelResource

export const cities = {
  ...shared,
  name: slugs.cities,
  records: async () => (await import('../../data-providers/reference.ts')).cities,
  list: fetched(() => import('./cities.tsx'), 'CityList'),
  edit: fetched(() => import('./cities.tsx'), 'CityEdit'),
  create: fetched(() => import('./cities.tsx'), 'CityCreate'),
} satisfies PanelResource

export const districts = {
  ...shared,
  name: slugs.districts,
  records: async () => (await import('../../data-providers/reference.ts')).districts,
  list: fetched(() => import('./districts.tsx'), 'DistrictList'),
  edit: fetched(() => import('./districts.tsx'), 'DistrictEdit'),
  create: fetched(() => import('./districts.tsx'), 'DistrictCreate'),
} satisfies PanelResource

export const subdistricts = {
  ...shared,
  name: slugs.subdistricts,
  records: async () => (await import('../../data-providers/reference.ts')).subdistricts,
  list: fetched(() => import('./subdistricts.tsx'), 'SubdistrictList'),
  edit: fetched(() => import('./subdistricts.tsx'), 'SubdistrictEdit'),
  create: fetched(() => import('./subdistricts.tsx'), 'SubdistrictCreate'),
} satisfies PanelResource
