import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { type ExperimentRow, getExperiment, listExperiments, saveExperiment } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

type Experiment = z.output<typeof ExperimentRow>
const result = (variant: number, visitors = 0, forms = 0, requests = 0) => ({ variant, visitors, forms, requests })
const experiment = (more: Partial<Experiment> = {}): Experiment => ({
  ...{ id: 1, key: 'best_tutors', weight_0: 1, weight_1: 1, weight_2: 2, running: true, started_at: NOW, stopped_at: null },
  ...{ by_settings: false, by_service: false, version: 2 },
  results: [result(0, 1000, 120, 40), result(1, 1010, 150, 80), result(2, 60, 3, 1)],
  ...more,
})
let rows: Experiment[] = []
let saved: unknown
const handlers = [
  mock(listExperiments, () => ({ rows, total_count: rows.length })),
  mock(getExperiment, ({ input: { id } }) => ({ row: rows.find((one) => one.id === id) as Experiment })),
  mock(saveExperiment, ({ input: { id, ...sent } }) => {
    saved = sent
    rows = rows.map((one) => (one.id === id ? { ...one, ...sent, version: one.version + 1 } : one))
    return { row: rows.find((one) => one.id === id) as Experiment }
  }),
]
const plain = (node: Element | null | undefined) => node?.textContent?.replaceAll('\u00a0', ' ') ?? ''

beforeEach(() => {
  localStorage.clear()
  saved = undefined
  rows = [
    experiment(),
    experiment({
      id: 2,
      key: 'updated_tutor_schedule',
      weight_1: 0,
      weight_2: 0,
      running: false,
      started_at: null,
      results: [0, 1, 2].map((n) => result(n)),
    }),
  ]
})

describe('experiments', () => {
  test.each([1440, 390])('say who sees what and what can be said by now, %i px wide', async (width) => {
    openPanel('/panel/experiments/', { width, handlers })
    expect(await screen.findByRole('link', { name: 'Блок найкращих репетиторів' })).toBeDefined()
    for (const text of ['0: 25 % · 1: 25 % · 2: 50 %', 'Варіант 1 кращий за 0.', 'Усі бачать варіант 0', 'Ще ніхто не побачив цього порівняння.'])
      expect(screen.getByText(text)).toBeDefined()
  })

  test('show conversions with their bounds, the difference to the control, and where there is too little to say', async () => {
    openPanel('/panel/experiments/1/', { handlers })
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('row').slice(1).map(plain)).toEqual([
      '0. Без блоку1 000120404 % (3 % – 5,4 %)—З ним порівнюємо',
      '1. Блок показано1 010150807,9 % (6,4 % – 9,8 %)+98 %Краще',
      '2. Блок показано, онлайн-репетитори під списком60311,7 % (0,3 % – 8,9 %)—Замало даних',
    ])
  })

  test('tell the same on a phone, and can’t be deleted', async () => {
    openPanel('/panel/experiments/1/', { width: 390, handlers })
    await screen.findByText('Що вийшло')
    expect(screen.getAllByRole('listitem').map(plain)).toContainEqual(expect.stringMatching(/^1\. Блок показаноВідвідувачі1 010.*Краще$/))
    expect(screen.queryByRole('button', { name: 'Видалити' })).toBeNull()
  })

  test('tell which part each weight comes to as it is typed, and save weights alone', async () => {
    const { user } = openPanel('/panel/experiments/1/', { handlers })
    const weight = await screen.findByRole('spinbutton', { name: /^2\. Блок показано/ })
    expect(screen.getByText('Дістане 50 % відвідувачів')).toBeDefined()
    await user.clear(weight)
    await user.type(weight, '0')
    await waitFor(() => expect(screen.getAllByText('Дістане 50 % відвідувачів')).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(saved).toEqual({ weight_0: 1, weight_1: 1, weight_2: 0, running: true, version: 2 }))
  })

  test('can’t run with one variant', async () => {
    const { user } = openPanel('/panel/experiments/2/', { handlers })
    await user.click(await screen.findByRole('switch', { name: 'Порівнювати' }))
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    expect(await screen.findByText('Щоб порівнювати, дайте вагу ще одному варіанту')).toBeDefined()
    expect(screen.queryByText(/one_weight/)).toBeNull()
    await user.type(screen.getByRole('spinbutton', { name: /^1\./ }), '3')
    await waitFor(() => expect(screen.queryByText('Щоб порівнювати, дайте вагу ще одному варіанту')).toBeNull())
    expect(saved).toBeUndefined()
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(saved).toMatchObject({ weight_1: 3, running: true }))
  })

  test.each([
    ['2.5', 'Таке число не підходить'],
    ['10000', 'Не більше ніж 9999'],
    ['', 'Заповніть це поле'],
  ])('take whole weights alone: %o', async (typed, said) => {
    const { user } = openPanel('/panel/experiments/1/', { handlers })
    const weight = await screen.findByRole('spinbutton', { name: /^2\. Блок показано/ })
    await user.clear(weight)
    if (typed) await user.type(weight, typed)
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    expect(await screen.findByText(said)).toBeDefined()
    expect(saved).toBeUndefined()
  })

  test('that a flag service divides say so', async () => {
    rows = [experiment({ by_service: true })]
    openPanel('/panel/experiments/1/', { handlers })
    expect(await screen.findByText(/Варіанти роздає зовнішня служба/)).toBeDefined()
  })
})
