import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { countUnreadChats, getRole, loginByToken } from '../../schemas/index.ts'
import cookieBanner from '../../site/behaviours/cookie-banner.ts'
import scrollTop from '../../site/behaviours/scroll-top.ts'
import Account from '../../site/islands/Account.tsx'
import SearchBlock from '../../site/islands/SearchBlock.tsx'
import { readConsent } from '../../site/layout/consent.ts'
import { asClient, signedOut } from '../build/auth.ts'
import { fail, mock } from '../mock.ts'
import { api } from '../setup/msw.ts'
import { buildSite, renderIn } from './in-site.tsx'

describe('cookie banner', () => {
  // as the server draws it
  const open = () => {
    document.body.innerHTML =
      '<site-island><section hidden><button data-consent="accept">Allow</button><button data-consent="decline">Decline</button></section></site-island>'
    cookieBanner(document.body, {}, async () => buildSite())
  }

  test.each([
    ['Allow', true],
    ['Decline', false],
  ])('"%s" is stored and hides it', async (button, accept) => {
    open()
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(screen.queryByRole('button')).toBeNull()
    expect(readConsent()).toEqual({ confirmed_at: expect.any(Number), accept })
  })
})

describe('the way back to the top', () => {
  test.each([
    [399, true],
    [400, false],
  ])('at %i px hidden is %s', (top, isHidden) => {
    document.body.innerHTML = '<site-island><button hidden>Up</button></site-island>'
    scrollTop(document.body, {}, async () => buildSite())
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
    expect(document.querySelector('button')?.hidden).toBe(isHidden)
  })

  test('says where it would lie over a form: while a field has the focus, and on forms of a cabinet', () => {
    document.body.innerHTML = '<main><input><a href="/">Link</a></main><site-island><button>Up</button></site-island>'
    scrollTop(document.body, {}, async () => buildSite())
    const isOverForm = () => document.querySelector('button')?.hasAttribute('data-over-form')
    expect(isOverForm()).toBe(false)
    document.querySelector('input')?.focus()
    expect(isOverForm()).toBe(true)
    document.querySelector('a')?.focus()
    expect(isOverForm()).toBe(false)
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div id="cabinet"><form></form></div>')
    window.dispatchEvent(new Event('scroll'))
    expect(isOverForm()).toBe(true)
  })
})

describe('search block', () => {
  const lists = { lessons: [{ value: 'fizika', label: 'Physics', id: 11 }], cities: [{ value: 'almaty', label: 'Almaty', id: 9 }] }
  const field = (name: string) => screen.getByRole('combobox', { name })
  const problem = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent

  test('leads nowhere with words that no option holds, and says at which field until they are mended', async () => {
    renderIn(<SearchBlock {...lists} asksOnline />)
    await userEvent.type(field('Subject'), 'phys')
    await userEvent.type(field('City'), 'Peking')
    await userEvent.click(screen.getByRole('button', { name: 'Find a tutor' }))
    expect([problem('Subject'), problem('City')]).toEqual([undefined, 'No results found'])
    await waitFor(() => expect(document.activeElement).toBe(field('City')))
    await userEvent.type(field('City'), 'Alm')
    expect(problem('City')).toBeUndefined()
  })

  test('tells the tag manager ids, as filters and forms do, whether they were chosen or typed', async () => {
    const dataLayer: object[] = []
    Object.assign(window, { dataLayer })
    vi.stubGlobal('location', { ...window.location, assign: vi.fn() })
    renderIn(<SearchBlock {...lists} />)
    await userEvent.type(field('Subject'), 'phys')
    await userEvent.type(field('City'), 'Almaty')
    await userEvent.click(screen.getByRole('button', { name: 'Find a tutor' }))
    expect(dataLayer).toEqual([{ event: 'use_catalog_filter', form_location: 'catalog_header', lesson: '11', city: '9' }])
  })

  test('leads to the one that was chosen of two cities of one name, until another name is typed', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...window.location, assign })
    const named = (value: string, label: string, id: number) => ({ value, label, id })
    const cities = [named('guadalupe', 'Guadalupe', 1), named('guadalupe-zac', 'Guadalupe', 2), named('toluca', 'Toluca', 3)]
    renderIn(<SearchBlock lessons={lists.lessons} cities={cities} />)
    await userEvent.click(field('City'))
    await userEvent.click(screen.getAllByRole('option', { name: 'Guadalupe' })[1] as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: 'Find a tutor' }))
    await userEvent.clear(field('City'))
    await userEvent.type(field('City'), 'Toluca')
    await userEvent.click(screen.getByRole('button', { name: 'Find a tutor' }))
    expect(assign.mock.calls).toEqual([['/en/repetitor/guadalupe-zac/'], ['/en/repetitor/toluca/']])
  })

  test('asks for no city once it is to be online, whatever stood there', async () => {
    renderIn(<SearchBlock {...lists} asksOnline />)
    await userEvent.type(field('City'), 'Peking')
    await userEvent.click(screen.getByRole('button', { name: 'Find a tutor' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Online' }))
    expect(screen.queryByRole('combobox', { name: 'City' })).toBeNull()
  })

  test('comes back from being sent without script with its words and what is wrong with them', () => {
    renderIn(<SearchBlock {...lists} asksOnline form={{ values: { lesson: 'xyz', city: 'Almaty' }, errors: { lesson: 'unknown' } }} />)
    expect(field('Subject')).toHaveProperty('value', 'xyz')
    expect(field('City')).toHaveProperty('value', 'Almaty')
    expect(problem('Subject')).toBe('No results found')
  })
})

describe('sign-in menu', () => {
  test('the current page is told as text, not linked', async () => {
    api.use(mock(getRole, () => ({}), signedOut))
    renderIn(<Account />, { path: '/login' })
    expect(screen.getByText('I am a student').getAttribute('href')).toBe('/en/client-login')
    expect(screen.getByText('I am a tutor').tagName).toBe('SPAN')
  })

  test.each([
    ['a token that holds', () => ({ redirect: null })],
    ['a token that does not', () => fail('token_invalid')],
  ])('%s is taken out of the address', async (_, answer) => {
    window.history.replaceState(null, '', '/about?ak=0123456789abcdef0123&utm_source=mail')
    const asked: unknown[] = []
    api.use(
      mock(
        loginByToken,
        ({ input }) => {
          asked.push(input)
          return answer()
        },
        signedOut,
      ),
      mock(getRole, () => ({}), signedOut),
    )
    renderIn(<Account />, { path: '/about' })
    await expect.poll(() => window.location.search).toBe('?utm_source=mail')
    expect(asked).toEqual([{ auth_token: '0123456789abcdef0123' }])
  })

  test('an empty token is taken out of the address without a call or a word', async () => {
    document.body.replaceChildren()
    window.history.replaceState(null, '', '/repetitor/?ak=&sort=rate_asc')
    const asked: string[] = []
    api.use(
      mock(loginByToken, () => {
        asked.push('token')
        return fail('token_invalid')
      }),
      mock(
        getRole,
        () => {
          asked.push('role')
          return {}
        },
        signedOut,
      ),
    )
    renderIn(<Account />, { path: '/repetitor/' })
    await expect.poll(() => asked).toEqual(['role'])
    expect(window.location.search).toBe('?sort=rate_asc')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a token that does not hold is told of', async () => {
    window.history.replaceState(null, '', '/?ak=0123456789abcdef0123')
    api.use(
      mock(loginByToken, () => fail('token_invalid'), signedOut),
      mock(getRole, () => ({}), signedOut),
    )
    renderIn(<Account />, { path: '/' })
    expect(await screen.findByText('The link from our message has already been used or has expired.')).toBeTruthy()
  })

  test('takes the place of the signed-in menu when a page is come back to after signing out', async () => {
    api.use(
      mock(getRole, () => ({}), asClient),
      mock(countUnreadChats, () => ({ count: 0 })),
    )
    renderIn(<Account />, { path: '/about' })
    await screen.findByText(asClient.client_info.first_name)
    api.use(mock(getRole, () => ({}), signedOut))
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    expect(await screen.findByText('I am a student')).toBeTruthy()
    expect(screen.queryByText(asClient.client_info.first_name)).toBeNull()
  })
})
