import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import type { ComponentChild } from 'preact'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { locales } from '../../locales/index.ts'
import Account from '../../site/islands/Account.tsx'
import CookieBanner from '../../site/islands/CookieBanner.tsx'
import { readConsent } from '../../site/layout/consent.ts'
import { signedOut } from '../build/auth.ts'
import { api } from '../setup/msw.ts'

const t = locales.en.layout
const show = (element: unknown) => render(element as ComponentChild)

afterEach(cleanup)
beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

describe('cookie banner', () => {
  test.each([
    ['Allow', true],
    ['Decline', false],
  ])('"%s" is stored and hides it for good', async (button, accept) => {
    const banner = <CookieBanner words={t.cookies} details="/p/cookies/" />
    const { unmount } = show(banner)
    await userEvent.click(await screen.findByRole('button', { name: button }))
    expect(screen.queryByRole('button')).toBeNull()
    expect(readConsent()).toEqual({ confirmed_at: expect.any(Number), accept })
    unmount()
    show(banner)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('sign-in menu', () => {
  const account = (path: string) => <Account edition="kz" language="en" path={path} words={t.login} texts="" student="/client-login" tutor="/login" />

  test('the current page is told as text, not linked', async () => {
    api.use(http.get('/api/auth/role/get', () => HttpResponse.json({ status: 'success', data: null, error: null, auth: signedOut })))
    show(account('/login'))
    expect(screen.getByText('I am a student').getAttribute('href')).toBe('/client-login')
    expect(screen.getByText('I am a tutor').tagName).toBe('SPAN')
  })

  test.each([
    ['a token that holds', { status: 'success', data: { redirect: null }, error: null, auth: signedOut }],
    ['a token that does not', { status: 'fail', data: null, error: 'token_invalid' }],
  ])('%s is taken out of the address', async (_, answer) => {
    window.history.replaceState(null, '', '/about?ak=0123456789abcdef0123&utm_source=mail')
    let asked: unknown
    api.use(
      http.post('/api/auth/login_by_token', async ({ request }) => {
        asked = await request.json()
        return HttpResponse.json(answer)
      }),
      http.get('/api/auth/role/get', () => HttpResponse.json({ status: 'success', data: null, error: null, auth: signedOut })),
    )
    show(account('/about'))
    await expect.poll(() => window.location.search).toBe('?utm_source=mail')
    expect(asked).toEqual({ auth_token: '0123456789abcdef0123' })
  })
})
