import type { City, District, Lesson } from '../../../panel/reference/records.ts'

const shared = { older_aliases: [], active: true, tutors_count: 3, version: 1 }

export const buildCity = (city: Partial<City> = {}): City => ({
  ...shared,
  ...{ id: 5, name: { ua: 'Львів', ru: 'Львов', en: 'Lviv' }, title: 'Львів', alias: 'lviv', mname: { ua: 'Львові', ru: 'Львове' } },
  ...{ region_id: 2, latitude: 49.84, longitude: 24.03, sort: 4, popular: true, in_footer: false },
  ...city,
})

export const buildDistrict = (district: Partial<District> = {}): District => ({
  ...shared,
  ...{ id: 51, city_id: 5, name: { ua: 'Сихівський', ru: 'Сиховский' }, title: 'Сихівський', alias: 'sykhivskyi' },
  subdistricts: [{ id: 511, name: { ua: 'Персенківка', ru: 'Персенковка' }, title: 'Персенківка', alias: 'persenkivka', active: true }],
  ...district,
})

export const buildLesson = (lesson: Partial<Lesson> = {}): Lesson => ({
  ...shared,
  ...{ id: 1, name: { ua: 'Математика', ru: 'Математика' }, title: 'Математика', alias: 'matematyka', rname: { ua: 'математики', ru: 'математики' } },
  ...{ seo_type: 1, sort: 0, levels: [], popular: true, in_footer: true, is_school: true },
  ...lesson,
})
