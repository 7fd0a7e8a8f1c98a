import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fitting } from '../../../panel/ui/FoldedLine.tsx'
import { getTutorForStaff } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { buildTutor } from '../build/tutors.ts'
import { openPanel } from '../open-panel.tsx'

test.each<[words: string, widths: number[], room: number, shown: number]>([
  ['all that fit, to the last pixel', [100, 100, 100], 320, 3],
  ['of those that do not, as many as leave 190 px', [100, 100, 100], 319, 1],
  ['a second one that leaves just that', [100, 100, 500], 400, 2],
  ['and not one that leaves a pixel less', [100, 100, 500], 399, 1],
  ['one at least, however little room there is', [400, 100], 120, 1],
  ['nothing of nothing', [], 300, 0],
])('a line that folds shows %s', (_, widths, room, shown) => expect(fitting(widths, room, 10)).toBe(shown))

test('the places that a tutor travels to stand in one line, and the rest unfolds', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    x: 0,
    y: 0,
    left: 0,
    top: 0,
    right: 90,
    bottom: 20,
    width: 90,
    height: 20,
  } as DOMRect)
  const district = (id: number, name: string) => ({ id, name, subdistricts: {} })
  const locations_travel = {
    9: { name: 'Київ', districts: ['Подол', 'Оболонь', 'Нивки', 'Центр', 'Осокорки'].map((name, id) => district(id, name)) },
    11: { name: 'Львів', districts: [] },
  }
  const tutor = buildTutor({ work_travel: true, locations_travel })
  const { user } = openPanel('/panel/users_show/501/', { handlers: [mock(getTutorForStaff, () => ({ tutor }))] })
  const places = within((await screen.findByText('Київ: Подол,')).closest('dd') as HTMLElement)
  const shown = () => places.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(shown()).toEqual(['Київ: Подол,', 'Оболонь,', 'Нивки,'])
  await user.click(places.getByRole('button', { name: 'Показати ще 3' }))
  expect(shown()).toEqual(['Київ: Подол,', 'Оболонь,', 'Нивки,', 'Центр,', 'Осокорки,', 'Львів'])
  expect(places.queryByRole('button')).toBeNull()
})
