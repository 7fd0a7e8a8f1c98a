import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ScheduleData } from '../../../panel/schedule/plan.ts'
import { getStaffSchedule, saveStaffSchedule } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

const day = { active: true, from: '09:00', to: '18:00' }
const off = { ...day, active: false }
const week = { 1: day, 2: day, 3: day, 4: day, 5: day, 6: off, 7: off, exceptions: [], version: 3 }
const schedule = (more: Partial<ScheduleData['schedule']> = {}): ScheduleData => ({
  schedule: { 2: week, 5: { ...week, 5: off, exceptions: [{ date: '2026-11-17', ...off }], version: 7 }, ...(more as object) },
  managers: [
    { id: 2, name: 'Ольга', status: 2, avatar: null, receives_calls: true, on_shift: true },
    { id: 5, name: 'Ірина', status: 1, avatar: null, receives_calls: false, on_shift: false },
  ],
  time_zone: 'Europe/Kiev',
})

// a Friday, noon in Kyiv
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const open = (
  saved: unknown[] = [],
  { status = 1, width = 1440, refuse = () => false as ReturnType<typeof fail> | false, newest = schedule } = {},
) => {
  let reads = 0
  const read = mock(getStaffSchedule, () => (reads++ === 0 ? schedule() : newest()))
  const save = mock(saveStaffSchedule, ({ input }) => {
    saved.push(input.schedule)
    return refuse() || { ...schedule(input.schedule as never) }
  })
  return openPanel('/panel/admins_schedule/', { status, width, handlers: [read, save] })
}
const cell = (name: string, at: string) => screen.findByRole('button', { name: new RegExp(`^${name}, ${at} `) })
const editor = () => screen.getByRole('region', { name: /^(Ольга|Ірина), / })

describe('the schedule of managers', () => {
  test('says who works when this week, and who is on shift now', async () => {
    open()
    expect((await cell('Ольга', 'Пн')).textContent).toContain('9:00–18:00')
    expect((await cell('Ірина', 'Вт')).textContent).toContain('замість 9:00–18:00')
    expect(screen.getByText('На зміні до 18:00')).toBeDefined()
    expect(screen.getByText('Не на зміні, без дзвінків')).toBeDefined()
  })

  test('names the hours of today and later that nobody covers', async () => {
    open()
    expect((await screen.findByText('Нікого на зміні:')).parentElement?.textContent).toBe(
      'Нікого на зміні: Пт 20: 18:00–20:00; Сб 21: 10:00–18:00; Нд 22: 10:00–18:00. Дзвінки цих годин пропадуть, нові заявки чекатимуть.',
    )
  })

  test('saves the hours of every such day, of who was changed alone', async () => {
    const saved: unknown[] = []
    const { user } = open(saved)
    await user.click(await cell('Ольга', 'Сб'))
    await user.click(within(editor()).getByRole('switch', { name: 'Працює' }))
    fireEvent.change(within(editor()).getByLabelText('До'), { target: { value: '02:00' } })
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(saved).toEqual([{ 2: { ...week, 6: { active: true, from: '09:00', to: '02:00' } } }]))
  })

  test('saves the hours of one date, and lets it be as every week again', async () => {
    const saved: unknown[] = []
    const { user } = open(saved)
    await user.click(await cell('Ольга', 'Ср'))
    await user.click(within(editor()).getByRole('button', { name: 'Лише 18-11-2026' }))
    await user.click(within(editor()).getByRole('switch', { name: 'Працює' }))
    await user.click(await cell('Ірина', 'Вт'))
    await user.click(within(editor()).getByRole('button', { name: 'Як щотижня' }))
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toMatchObject({ 2: { 3: day, exceptions: [{ date: '2026-11-18', ...off }] }, 5: { exceptions: [] } })
  })

  test('is steered by keys: arrows move, Space turns a day, Shift and arrows copy it', async () => {
    const { user } = open()
    const monday = await cell('Ольга', 'Пн')
    monday.focus()
    await user.keyboard(' {Shift>}{ArrowRight}{/Shift}')
    expect((await cell('Ольга', 'Пн')).textContent).toContain('вихідний')
    expect((await cell('Ольга', 'Вт')).textContent).toContain('вихідний')
    expect(document.activeElement).toBe(await cell('Ольга', 'Вт'))
    await user.keyboard('{ArrowDown}{ArrowLeft}')
    expect(document.activeElement).toBe(await cell('Ірина', 'Пн'))
  })

  test('copies the hours of a day along which the pointer is drawn', async () => {
    open()
    fireEvent.pointerDown(await cell('Ольга', 'Пт'))
    fireEvent.pointerEnter(await cell('Ольга', 'Нд'))
    fireEvent.pointerUp(await cell('Ольга', 'Нд'))
    for (const at of ['Сб', 'Нд']) expect((await cell('Ольга', at)).textContent).toContain('9:00–18:00')
    expect(screen.getByText('2 зміни')).toBeDefined()
  })

  test('drops what was changed when asked to', async () => {
    const { user } = open()
    await user.click(await cell('Ольга', 'Сб'))
    await user.click(within(editor()).getByRole('switch', { name: 'Працює' }))
    await user.click(screen.getByRole('button', { name: 'Скасувати зміни' }))
    expect((await cell('Ольга', 'Сб')).textContent).toContain('вихідний')
    expect(screen.queryByRole('button', { name: 'Зберегти' })).toBeNull()
  })

  test('asks before it is left with changes', async () => {
    const asked = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user } = open()
    await user.click(await cell('Ольга', 'Сб'))
    await user.click(within(editor()).getByRole('switch', { name: 'Працює' }))
    await user.click(screen.getByRole('link', { name: 'Адміністратори' }))
    expect(asked).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Зберегти' })).toBeDefined()
  })

  test('shows a head no way to change an owner’s hours', async () => {
    open([], { status: 4 })
    expect(await cell('Ірина', 'Пн')).toHaveProperty('disabled', true)
    expect(await cell('Ольга', 'Пн')).toHaveProperty('disabled', false)
  })

  test('goes to the week after, and keeps what was changed', async () => {
    const { user } = open()
    await user.click(await cell('Ольга', 'Сб'))
    await user.click(within(editor()).getByRole('switch', { name: 'Працює' }))
    await user.click(screen.getByRole('button', { name: 'Тиждень пізніше' }))
    expect((await screen.findByRole('button', { name: /^Ольга, Сб 28-11-2026/ })).textContent).toContain('9:00–18:00')
    expect(location.search).toBe('?week=2026-11-23')
  })

  test('is a list of days on a phone, whose day opens a dialog', async () => {
    const { user } = open([], { width: 390 })
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(await cell('Ольга', 'Сб'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('switch', { name: 'Працює' }))
    await user.click(screen.getByRole('button', { name: 'Закрити' }))
    expect((await cell('Ольга', 'Сб')).textContent).toContain('9:00–18:00')
  })

  test('that could not be read offers another try', async () => {
    openPanel('/panel/admins_schedule/', { handlers: [mock(getStaffSchedule, () => fail('server_error'))] })
    expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeDefined()
  })
})

describe('a schedule that a colleague changed meanwhile', () => {
  const conflict = () => {
    let times = 0
    return () => (times++ === 0 ? fail('conflict') : (false as const))
  }
  const turnSaturday = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await cell('Ольга', 'Сб'))
    await user.click(within(editor()).getByRole('switch', { name: 'Працює' }))
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
  }

  test('keeps what each changed', async () => {
    const saved: unknown[] = []
    const theirs = { ...week, 1: off, version: 4 }
    const { user } = open(saved, { refuse: conflict(), newest: () => schedule({ 2: theirs }) })
    await turnSaturday(user)
    await waitFor(() => expect(saved[1]).toEqual({ 2: { ...theirs, 6: day } }))
  })

  test('asks whose hours of the same day stay', async () => {
    const saved: unknown[] = []
    const theirs = { ...week, 6: { active: true, from: '12:00', to: '15:00' }, 1: off, version: 4 }
    const { user } = open(saved, { refuse: conflict(), newest: () => schedule({ 2: theirs }) })
    await turnSaturday(user)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Ольга, Щотижня, Сб')).toBeDefined()
    await user.click(dialog.getByRole('radio', { name: /12:00–15:00/ }))
    await user.click(dialog.getByRole('button', { name: 'Зберегти вибране' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await cell('Ольга', 'Сб')).textContent).toContain('12:00–15:00')
    expect((await cell('Ольга', 'Пн')).textContent).toContain('вихідний')
  })
})
