import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getWebVitalDays, listWebVitals } from '../../../schemas/index.ts'
import { type Vital, vitals } from '../../../schemas/web-vital-terms.ts'
import { fail, mock } from '../../mock.ts'
import { NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const row = { id: 1, name: 'LCP', value: 4200, route: 'tutor', platform: 'phone', os: 'android', browser: 'samsung', at: NOW } as const
const metric = (name: Vital, p75: number | null) => {
  const n = p75 === null ? 0 : 1250
  const days = [...Array(29).fill({ n: 0, p75: null }), { n, p75 }]
  return { name, n, p75, days: days.map((day, at) => ({ ...day, date: `2026-11-${String(at + 1).padStart(2, '0')}` })) }
}
let asked: unknown[] = []
const values: Record<Vital, number | null> = { LCP: 2500, INP: 201, CLS: 0.26, FCP: null, TTFB: 240 }
const list = mock(listWebVitals, () => ({ rows: [row], total_count: 1 }))
const days = mock(getWebVitalDays, ({ input: { filter } }) => {
  asked.push(filter)
  return { metrics: vitals.map((name) => metric(name, values[name])) }
})
const plot = (name: RegExp) => screen.findByRole('region', { name })

beforeEach(() => {
  localStorage.clear()
  asked = []
})

describe('page speed', () => {
  test.each([1440, 390])('says of each metric what it comes to and how good that is, %i px wide', async (width) => {
    openPanel('/panel/web_vitals/', { isStyled: true, width, handlers: [list, days] })
    for (const [name, text] of [
      [/LCP/, '2,50 сДобре1 250 вимірів'],
      [/INP/, '201 мсПосередньо'],
      [/CLS/, '0,26Погано'],
      [/TTFB/, '240 мсДобре'],
    ] as const)
      expect((await plot(name)).textContent?.replaceAll('\u00a0', ' ')).toContain(text)
    expect(screen.queryByRole('region', { name: /FCP/ })).toBeNull()
    expect(await screen.findByText('Анкета репетитора')).toBeDefined()
    expect(screen.getByText(/Samsung Internet, Android/)).toBeDefined()
  })

  test('is read as a table too, a row for each day', async () => {
    openPanel('/panel/web_vitals/', { isStyled: true, handlers: [list, days] })
    const rows = within(await plot(/CLS/)).getAllByRole('row', { hidden: true })
    expect(rows).toHaveLength(30)
    expect([rows[0]?.textContent, rows.at(-1)?.textContent]).toEqual(['01-11—', '30-110,26'])
  })

  test('is asked for by the filters of the list', async () => {
    const { user } = openPanel('/panel/web_vitals/', { isStyled: true, handlers: [list, days] })
    await user.click(await screen.findByRole('combobox', { name: 'Пристрій' }))
    await user.click(await screen.findByRole('option', { name: 'Телефон' }))
    await waitFor(() => expect(asked.at(-1)).toEqual({ platform: 'phone' }))
  })

  test('that nobody measured says so', async () => {
    openPanel('/panel/web_vitals/', {
      isStyled: true,
      handlers: [
        mock(listWebVitals, () => ({ rows: [], total_count: 0 })),
        mock(getWebVitalDays, () => ({ metrics: vitals.map((name) => metric(name, null)) })),
      ],
    })
    expect(await screen.findByText('За цими фільтрами ніхто нічого не виміряв.')).toBeDefined()
    expect(screen.queryByText(/Стовпчик/)).toBeNull()
  })

  test('whose plots could not be read offers to try again, beside the rows', async () => {
    openPanel('/panel/web_vitals/', { isStyled: true, handlers: [list, mock(getWebVitalDays, () => fail('server_error'))] })
    expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeDefined()
    expect(await screen.findByText('Анкета репетитора')).toBeDefined()
  })
})
