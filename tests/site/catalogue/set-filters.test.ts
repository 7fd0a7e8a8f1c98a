import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import type { Filters } from '../../../schemas/index.ts'
import { setFilters } from '../../../site/catalogue/set-filters.ts'
import { buildCatalogue, buildLists, buildNamed } from '../../build/catalogue-answer.ts'

const words = { online: 'Online', verified: 'Verified only', place: { online: 'Online', tutor: 'At the tutor’s', client: 'At your place' } }
const site = { edition: editionOf('kz'), language: 'ru' as const }
const named = (filters: Partial<Filters>, pageType: 'catalog' | 'online_catalog' = 'catalog') =>
  setFilters(buildCatalogue({ filters, pageType }), site, words).map(({ label }) => label.replaceAll('\u00a0', ' '))

test.each<{ rule: string; filters: Partial<Filters>; labels: string[] }>([
  { rule: 'nothing set, nothing shown', filters: {}, labels: [] },
  {
    rule: 'path first, then the query',
    filters: { verified: true, place: 'tutor', city: buildNamed('Almaty'), level: buildNamed('Grades 5–9'), lesson: buildNamed('Maths') },
    labels: ['Maths', 'Grades 5–9', 'Almaty', 'At the tutor’s', 'Verified only'],
  },
  {
    rule: 'a microdistrict stands for its district',
    filters: { district: buildNamed('Auezov'), subdistrict: buildNamed('Aksai') },
    labels: ['Aksai'],
  },
  { rule: 'one end of the price shows with the other end of the range', filters: { rate_from: 4000 }, labels: ['4 000 – 30 000 ₸'] },
  { rule: 'both ends', filters: { rate_from: 4000, rate_to: 9000 }, labels: ['4 000 – 9 000 ₸'] },
  { rule: 'an order is no filter', filters: { sort: 'reviews' }, labels: [] },
])('$rule', ({ filters, labels }) => expect(named(filters)).toEqual(labels))

test('the online catalogue is a filter that is taken off by the offline one', () => {
  const data = buildCatalogue({ pageType: 'online_catalog', filter_lists: buildLists({ offline: 'repetitor/maths/' }) })
  expect(setFilters(data, site, words)).toEqual([{ label: 'Online', link: 'repetitor/maths/' }])
})
