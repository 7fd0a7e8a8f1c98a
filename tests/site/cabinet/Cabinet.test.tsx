import { act, cleanup, render, screen } from '@testing-library/preact'
import type { ComponentChild } from 'preact'
import { afterEach, describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { editionOf } from '../../../editions/index.ts'
import { Cabinet, type Open, useCabinet } from '../../../site/cabinet/Cabinet.tsx'
import { page, type ViewProps } from '../../../site/page.ts'
import { useSite } from '../../../site/site.ts'

afterEach(cleanup)
window.scrollTo = () => {}

function View({ data, form }: ViewProps<string>) {
  const { reload } = useCabinet()
  return (
    <>
      <h1>{`${data} at ${useSite().path}`}</h1>
      {form && <p>{form.errors.name}</p>}
      <button type="button" onClick={reload}>
        reload
      </button>
    </>
  )
}
const orders = page({ role: 'tutor', load: async () => '', head: () => ({ title: 'Orders' }), View })

/** The cabinet at /nz; the test answers each load itself. */
function show(form?: { values: Record<string, string>; errors: Record<string, string> }) {
  const { hook, navigate } = memoryLocation({ path: '/nz' })
  const loads: { address: string; answer: (data: string) => void }[] = []
  const open: Open = (address) =>
    new Promise((done) => {
      const path = address.split('?')[0] ?? ''
      loads.push({ address, answer: (data) => done({ page: orders, data, path, title: data }) })
    })
  const site = { edition: editionOf('kz'), language: 'ru' as const, path: '/nz', texts: () => ({}) as never, fetchTexts: async () => {} }
  const first = { edition: 'kz' as const, language: 'ru' as const, path: '/nz', origin: 'http://kz.example', data: 'Orders', form }
  render(
    (
      <Router hook={hook}>
        <Cabinet page={orders} first={first} site={site} open={open} />
      </Router>
    ) as ComponentChild,
  )
  return { loads, go: (to: string) => act(() => navigate(to)) }
}
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
    await act(async () => loads[0]?.answer('Wallet'))
    expect(heading()).toBe('Page 2 at /nz')
  })

  test('a screen can load its data again', async () => {
    const { loads } = show()
    await act(() => screen.getByRole('button').click())
    loads[0]?.answer('Fresh')
    await expect.poll(() => [heading(), loads[0]?.address]).toEqual(['Fresh at /nz', '/nz'])
  })

  test('a refused form comes back with its errors', () => {
    show({ values: { name: '' }, errors: { name: 'too_small' } })
    expect(screen.getByText('too_small')).toBeTruthy()
  })
})
