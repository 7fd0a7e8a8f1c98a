import { describe, expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { branchesOf, choicesOf, hasChosen } from '../../../site/catalogue/choices.ts'
import { buildCatalogue, buildLists, buildNamed, buildOption } from '../../build/catalogue-answer.ts'

const t = locales.en.filters
const labels = (choices: { label: string }[]) => choices.map(({ label }) => label)

describe('choices', () => {
  test('begin with the one that sets nothing, chosen while nothing is set', () => {
    const { lesson } = choicesOf(buildCatalogue(), t, 'By rating')
    expect(labels(lesson)).toEqual(['All subjects', 'Maths', 'Physics'])
    expect(lesson[0]?.chosen).toBe(true)
    expect(choicesOf(buildCatalogue({ filters: { lesson: buildNamed('Maths') } }), t, 'By rating').lesson[0]?.chosen).toBe(false)
  })

  test.each([
    { sorts: 3, first: 'By rating' },
    { sorts: 2, first: 'rate_asc' },
  ])('of $sorts orders begin with "$first"', ({ sorts, first }) => {
    const lists = buildLists()
    const data = buildCatalogue({ filter_lists: { ...lists, sort: lists.sort.slice(0, sorts) } })
    expect(choicesOf(data, t, 'By rating').sort[0]?.label).toBe(first)
  })

  test('of the place lead back to the offline catalogue from the online one', () => {
    const { place } = choicesOf(buildCatalogue({ pageType: 'online_catalog' }), t, '')
    expect(place[0]).toMatchObject({ label: 'Anywhere', link: 'repetitor/', chosen: false })
  })

  test('say whether crawlers may follow', () => {
    const { lesson, place } = choicesOf(buildCatalogue(), t, '')
    expect([lesson[1]?.open, place[1]?.open]).toEqual([true, false])
  })
})

describe('districts', () => {
  const parts = [buildOption({ text: 'Aksai' }), buildOption({ text: 'Sairan' })]
  const districts = (chosen: string) =>
    choicesOf(
      buildCatalogue({
        filter_lists: buildLists({
          district: [
            buildOption({
              text: 'Auezov',
              active: chosen === 'Auezov',
              subdistricts: parts.map((part) => ({ ...part, active: part.text === chosen })),
            }),
            buildOption({ text: 'Medeu', active: chosen === 'Medeu', subdistricts: [buildOption({ text: 'Samal' })] }),
          ],
        }),
      }),
      t,
      '',
    ).district

  test('are each followed by their microdistricts', () => {
    expect(labels(districts(''))).toEqual(['All districts', 'Auezov', 'Aksai', 'Sairan', 'Medeu', 'Samal'])
    expect(districts('').map(({ under }) => under === true)).toEqual([false, false, true, true, false, true])
  })

  test('have them as parts beside the list', () => {
    expect(branchesOf(districts('')).map(({ label, parts }) => [label, labels(parts)])).toEqual([
      ['All districts', []],
      ['Auezov', ['Aksai', 'Sairan']],
      ['Medeu', ['Samal']],
    ])
  })

  test.each([
    ['', []],
    ['Auezov', ['Auezov']],
    ['Sairan', ['Auezov']],
    ['Medeu', ['Medeu']],
  ])('are unfolded where "%s" is chosen', (chosen, open) => {
    const [, ...named] = branchesOf(districts(chosen))
    expect(named.filter(hasChosen).map(({ label }) => label)).toEqual(open)
  })
})
