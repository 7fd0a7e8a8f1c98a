import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { packageOf, packageSizes, savedBy } from '../../../schemas/packages.ts'
import { chosenOf, firstValues, lessonChoices, packageOffer } from '../../../site/packages/offer.ts'
import { packageRequestOf } from '../../../site/packages/package-request.ts'
import { packagesAnswer } from '../../build/packages-answer.ts'

const dear = packageSizes.map((size) => packageOf([288, 398], size))

test.each([
  [[3600, 4900], 1, 0, 0],
  [[3600, 4900], 8, 2600, 6],
  [[3600, 4900], 64, 83_200, 26],
  [[78, 98], 16, 160, 10],
  [[268, 368], 32, 2400, 20],
] as const)('of %j a package of %i lessons saves %i, %i percent', (pair, size, sum, percent) =>
  expect(savedBy(packageOf(pair, size), pair[1])).toEqual({ sum, percent }),
)

describe('what a school tutor sells', () => {
  test('is one list where all levels cost the same', () => {
    const { sold } = packageOffer(packagesAnswer())
    expect(sold.map(({ kind, lessons }) => [kind, lessons.map(({ levels }) => levels.length)])).toEqual([['base', [2, 0]]])
  })

  test('is parted by what levels cost, each with its subjects', () => {
    const { sold } = packageOffer(packagesAnswer({ packages: { ...packagesAnswer().packages, advanced: dear } }))
    expect(sold.map(({ kind, lessons }) => [kind, lessons.map(({ name, levels }) => [name, levels.map(({ id }) => id)])])).toEqual([
      [
        'base',
        [
          ['Maths', [5]],
          ['English', []],
        ],
      ],
      ['advanced', [['Maths', [68]]]],
    ])
  })

  test('is nothing where the tutor teaches nothing of the school’s', () => {
    const { tutor } = packagesAnswer()
    expect(packageOffer({ tutor: { ...tutor, lessons: [] }, packages: { base: [], advanced: [] } }).sold).toEqual([])
  })

  test.each([
    ['base', { base: dear, advanced: [] }],
    ['advanced', { base: [], advanced: dear }],
  ])('is one list, of %s levels, where no other is taught', (kind, packages) => {
    const { sold } = packageOffer(packagesAnswer({ packages }))
    expect(sold.map((one) => [one.kind, one.packages, one.lessons.length])).toEqual([[kind, dear, 2]])
  })
})

describe('what is bought', () => {
  const offer = packageOffer(packagesAnswer({ packages: { ...packagesAnswer().packages, advanced: dear } }))

  test.each([
    [firstValues(offer), 'base', 16],
    [{ kind: 'advanced', package_base: '8', package_advanced: '32' }, 'advanced', 32],
    [{ kind: 'base', package_base: '8', package_advanced: '32' }, 'base', 8],
    [{ kind: 'x', package_base: '7' }, 'base', 1],
  ])('of %j is of %s, %i lessons', (values, kind, size) => {
    const bought = chosenOf(values, offer)
    expect([bought?.sold.kind, bought?.chosen.size]).toEqual([kind, size])
  })

  test('for a dear level names it, for others any level will do', () => {
    const [base, advanced] = offer.sold
    const of = (sold: typeof base) => sold && lessonChoices(sold, (lesson) => `${lesson}, any`)
    expect(of(base)).toEqual([
      { value: '8-0', label: 'Maths, any' },
      { value: '8-5', label: 'Maths, Grades 5–9' },
      { value: '13-0', label: 'English' },
    ])
    expect(of(advanced)).toEqual([{ value: '8-68', label: 'Maths, UNT' }])
  })

  test.each([
    ['8-68', 'advanced', 8, 68],
    ['8-68', 'base', 8, null],
    ['13-0', 'base', 13, null],
    ['13-0', 'advanced', 0, null],
    ['x', 'base', 0, null],
    ['', 'base', 0, null],
  ])('asks for %j at the %s price as subject %i and level %j', (lesson, kind, lesson_id, level_id) =>
    expect(packageRequestOf({ kind, lesson }, offer, { edition: editionOf('kz'), language: 'en' })).toMatchObject({
      lesson_id,
      level_id,
      tutor_id: 3,
    }),
  )
})
