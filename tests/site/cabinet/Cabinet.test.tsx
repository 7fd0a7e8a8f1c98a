import { act, render, screen } from '@testing-library/preact'
import type { ComponentChild } from 'preact'
import { useEffect, useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import { getTutorNotifications, reportError } from '../../../schemas/index.ts'
import { Cabinet, type Open, useCabinet } from '../../../site/cabinet/Cabinet.tsx'
import { keepFocus } from '../../../site/cabinet/keep-focus.ts'
import { useNews } from '../../../site/cabinet/use-news.ts'
import { useLeaveGuard } from '../../../site/forms/use-leave-guard.ts'
import { tell } from '../../../site/layout/account/store.ts'
import { page, type ViewProps } from '../../../site/page.ts'
import { useSite } from '../../../site/site.ts'
import { signedOut } from '../../build/auth.ts'
import { noBell } from '../../build/notifications.ts'
import { mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'

/** What the server does meanwhile, until the test says that it has answered. */
let change = Promise.withResolvers<{ status: 'success' }>()

/** A screen that can't be drawn when its data says so, and keeps what a change answered. */
function View({ data, form }: ViewProps<string>) {
  const { reload, ask } = useCabinet()
  const [known, take] = useState(data)
  useEffect(() => take(data), [data])
  useLeaveGuard(() => data === 'Unsaved')
  useNews(data === 'Old')
  if (data === 'Broken') throw new Error('The screen is broken')
  return (
    <>
      <h1>{`${known} at ${useSite().path}`}</h1>
      {data === 'Unpaid' && (
        <button type="button" onClick={() => ask(() => change.promise).then(() => take('Paid'))}>
          pay
        </button>
      )}
      {form && <p>{form.errors.name}</p>}
      {data !== 'Done' && (
        <button type="button" onClick={reload}>
          reload
        </button>
      )}
    </>
  )
}
const orders = page({ role: 'tutor', load: async () => '', head: () => ({ title: 'Orders' }), View })

/** The cabinet at /nz; the test answers each load itself. */
function show(form?: { values: Record<string, string>; errors: Record<string, string> }) {
  window.history.replaceState(null, '', '/nz')
  const loads: { address: string; answer: (data: string | null) => void }[] = []
  const open: Open = (address) =>
    new Promise((done) => {
      const path = address.split('?')[0] ?? ''
      loads.push({ address, answer: (data) => done({ page: orders, data, path, title: data ?? '' }) })
    })
  const site = {
    edition: editionOf('kz'),
    language: 'ru' as const,
    path: '/nz',
    texts: <S extends keyof typeof locales.ru>(subject: S) => locales.ru[subject],
    fetchTexts: async () => {},
  }
  const first = { edition: 'kz' as const, language: 'ru' as const, path: '/nz', origin: 'http://kz.example', data: 'Orders', form }
  render((<Cabinet page={orders} first={first} site={site} open={open} />) as ComponentChild)
  return { loads, go: (to: string) => act(() => navigate(to)) }
}
/** Until an answer has been taken in, drawn or not. */
const answered = (answer: () => void) =>
  act(async () => {
    answer()
    await new Promise((done) => setImmediate(done))
  })
const heading = () => screen.getByRole('heading').textContent

describe('a cabinet', () => {
  test('shows the screen that the server rendered without loading it again', () => {
    const { loads } = show()
    expect([heading(), loads.length]).toEqual(['Orders at /nz', 0])
  })

  test('keeps a screen in sight until the next one is ready', async () => {
    const { loads, go } = show()
    await go('/wallet')
    expect(heading()).toBe('Orders at /nz')
    loads[0]?.answer('Wallet')
    await expect.poll(() => [heading(), document.title]).toEqual(['Wallet at /wallet', 'Wallet'])
  })

  test('the last address asked for wins', async () => {
    const { loads, go } = show()
    await go('/wallet')
    await go('/nz?page=2')
    loads[1]?.answer('Page 2')
    await expect.poll(() => [heading(), loads[1]?.address]).toEqual(['Page 2 at /nz', '/nz?page=2'])
    await answered(() => loads[0]?.answer('Wallet'))
    expect(heading()).toBe('Page 2 at /nz')
  })

  test('a screen can load its data again', async () => {
    const { loads } = show()
    await act(() => screen.getByRole('button').click())
    loads[0]?.answer('Fresh')
    await expect.poll(() => [heading(), loads[0]?.address]).toEqual(['Fresh at /nz', '/nz'])
  })

  test('a screen that is loaded because of news stays as it is meanwhile, one that its reader waits for says that it is busy', async () => {
    const { loads } = show()
    await act(() => screen.getByRole('button').click())
    expect(document.querySelector('[aria-busy]')).not.toBeNull()
    loads[0]?.answer('Old')
    await expect.poll(() => [heading(), loads.length]).toEqual(['Old at /nz', 2])
    expect(document.querySelector('[aria-busy]')).toBeNull()
    loads[1]?.answer('News')
    await expect.poll(heading).toBe('News at /nz')
  })

  test('of two loads of a screen the one that was asked for later wins', async () => {
    const { loads } = show()
    const reload = screen.getByRole('button')
    await act(() => reload.click())
    await act(() => reload.click())
    loads[1]?.answer('Newer')
    await expect.poll(heading).toBe('Newer at /nz')
    await answered(() => loads[0]?.answer('Older'))
    expect(heading()).toBe('Newer at /nz')
  })

  test('a change is not undone by what was read before it: the screen is read again', async () => {
    change = Promise.withResolvers()
    const { loads } = show()
    await act(() => screen.getByRole('button').click())
    loads[0]?.answer('Unpaid')
    await expect.poll(heading).toBe('Unpaid at /nz')
    await act(() => screen.getByRole('button', { name: 'reload' }).click())
    await act(() => screen.getByRole('button', { name: 'pay' }).click())
    await answered(() => change.resolve({ status: 'success' }))
    await answered(() => loads[1]?.answer('Older'))
    expect([heading(), loads.length]).toEqual(['Paid at /nz', 3])
    loads[2]?.answer('Newest')
    await expect.poll(heading).toBe('Newest at /nz')
  })

  test('a screen that is asked for again before it came, and can not be loaded, says so', async () => {
    const { loads, go } = show()
    await go('/wallet')
    await act(() => screen.getByRole('button').click())
    loads[1]?.answer(null)
    await expect.poll(heading).toBe('null at /wallet')
  })

  test('what can not be loaded again stays in sight, and a new screen that can not be loaded says so', async () => {
    const { loads, go } = show()
    await act(() => screen.getByRole('button').click())
    expect(document.querySelector('[aria-busy]')).not.toBeNull()
    loads[0]?.answer(null)
    await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull()
    expect(heading()).toBe('Orders at /nz')
    await go('/wallet')
    loads[1]?.answer(null)
    await expect.poll(heading).toBe('null at /wallet')
  })

  test.each([
    ['Done', 'main'],
    ['Fresh', 'reload'],
  ])('shows %s with the focus on %s: where the button that was pressed is gone, its page has it', async (data, name) => {
    const { loads } = show()
    const main = document.body.appendChild(document.createElement('main'))
    Object.assign(main, { id: 'main', tabIndex: -1 })
    const cabinet = screen.getByRole('button').closest('body > div') as HTMLElement
    main.append(cabinet)
    onTestFinished(keepFocus())
    screen.getByRole('button').focus()
    await act(() => screen.getByRole('button').click())
    loads[0]?.answer(data)
    await expect.poll(heading).toBe(`${data} at /nz`)
    await expect.poll(() => document.activeElement).toBe(name === 'main' ? main : screen.getByRole('button'))
    document.body.append(cabinet)
    main.remove()
  })

  test('has the bell read again with every screen, which may have shown what waited', async () => {
    const readings = vi.fn(() => noBell)
    api.use(mock(getTutorNotifications, readings))
    tell({ auth: { ...signedOut, tutor: true, current_role: 'tutor' } })
    const { loads, go } = show()
    await go('/wallet')
    expect(readings).not.toHaveBeenCalled()
    loads[0]?.answer('Wallet')
    await expect.poll(() => readings.mock.calls.length).toBe(1)
    tell({ auth: null, bell: null })
  })

  test('a refused form comes back with its errors', () => {
    show({ values: { name: '' }, errors: { name: 'too_small' } })
    expect(screen.getByText('too_small')).toBeTruthy()
  })

  test('holds Back up while words would be lost, at the address of their screen', async () => {
    const { loads, go } = show()
    await act(() => screen.getByRole('button').click())
    loads[0]?.answer('Unsaved')
    await expect.poll(heading).toBe('Unsaved at /nz')
    await go('/wallet')
    expect([heading(), loads.length]).toEqual(['Unsaved at /nz', 1])
  })

  test('offers a way on where a screen can’t be drawn, and draws the next one', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const told = vi.fn(() => ({}))
    api.use(mock(reportError, told))
    const { loads, go } = show()
    await go('/wallet')
    loads[0]?.answer('Broken')
    const { retry, site_name } = locales.ru.common
    expect((await screen.findByRole('alert')).textContent).toContain(locales.ru.errors.server_error)
    expect([screen.getByRole('button', { name: retry }), screen.getByRole('link', { name: site_name })]).toBeTruthy()
    expect(reported).toHaveBeenCalledWith(new Error('The screen is broken'))
    await expect.poll(() => told.mock.calls.length).toBe(1)
    reported.mockRestore()
    await go('/nz')
    loads[1]?.answer('Orders')
    await expect.poll(heading).toBe('Orders at /nz')
  })
})
