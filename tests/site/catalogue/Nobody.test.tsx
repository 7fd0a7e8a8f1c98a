import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { Nobody } from '../../../site/catalogue/Nobody.tsx'
import { buildCard, buildCatalogue, buildLists } from '../../build/catalogue-answer.ts'
import { renderIn } from '../in-site.tsx'

const t = locales.en.catalogue.empty
const lists = buildLists({ online: 'repetitor-online/maths/?verified=1', clear: 'repetitor/' })
const maths = { path: 'repetitor/maths/almaty/', tutors: [], filter_lists: lists }
const narrowed = { ...maths, path: 'repetitor/maths/almaty/?rate_to=3000&verified=1&sort=reviews' }
const online = { ...maths, pageType: 'online_catalog', path: 'repetitor-online/maths/' } as const

test.each<{ rule: string; given: Parameters<typeof buildCatalogue>[0]; title: string; ways: readonly (readonly [name: string, href: string])[] }>([
  ...[{ rate_from: 9000 }, { rate_to: 3000 }, { place: 'tutor' as const }, { verified: true }].map((filters) => ({
    rule: `${Object.keys(filters)} left nobody: the same list is shown whole, or tutors online`,
    given: { ...narrowed, filters },
    title: 'No tutors match',
    ways: [
      [t.clear, '/en/repetitor/maths/almaty/'],
      ['Show online tutors', '/en/repetitor-online/'],
    ] as const,
  })),
  {
    rule: 'a price left nobody whose subject is taught online: the same list is shown whole, or those online',
    given: { ...narrowed, filters: { rate_to: 3000 }, tutors_online: [buildCard()] },
    title: 'No tutors match',
    ways: [
      [t.clear, '/en/repetitor/maths/almaty/'],
      ['Show online tutors', '/en/repetitor-online/maths/'],
    ],
  },
  {
    rule: 'a price left nobody online: the same list is shown whole',
    given: { ...online, path: 'repetitor-online/maths/?rate_to=3000', filters: { rate_to: 3000 } },
    title: 'No tutors match',
    ways: [[t.clear, '/en/repetitor-online/maths/']],
  },
  {
    rule: 'an order leaves nobody out: tutors online teach the same',
    given: { ...maths, filters: { sort: 'reviews' }, tutors_online: [buildCard()] },
    title: 'No tutors here yet',
    ways: [['Show online tutors', '/en/repetitor-online/maths/']],
  },
  {
    rule: 'nobody teaches it anywhere: all tutors online',
    given: maths,
    title: 'No tutors here yet',
    ways: [['Show online tutors', '/en/repetitor-online/']],
  },
  {
    rule: 'a subject whose tutors are called otherwise has nobody: they are called so',
    given: { ...maths, seo_type: 2, tutors_online: [buildCard()] },
    title: 'No teachers here yet',
    ways: [['Show online teachers', '/en/repetitor-online/maths/']],
  },
  {
    rule: 'nobody teaches anywhere what teachers teach: all tutors online, who are called tutors',
    given: { ...maths, seo_type: 2 },
    title: 'No teachers here yet',
    ways: [['Show online tutors', '/en/repetitor-online/']],
  },
  {
    rule: 'nobody teaches it online: every filter is taken off, online too',
    given: online,
    title: 'No online tutors match yet',
    ways: [[t.clear, '/en/repetitor/']],
  },
])('$rule', ({ given, title, ways }) => {
  const { container } = renderIn(<Nobody data={buildCatalogue(given)} />)
  expect(container.textContent).not.toMatch(/[{}]/)
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ways)
})
