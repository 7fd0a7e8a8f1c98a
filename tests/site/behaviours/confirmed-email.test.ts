import { afterEach, expect, test, vi } from 'vitest'
import { confirmTutorEmail } from '../../../schemas/index.ts'
import confirmedEmail from '../../../site/behaviours/confirmed-email.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildSite } from '../in-site.tsx'

afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

/** Opens an address; answers what stands in it afterwards, what the server was asked and what is said. */
async function open(address: string) {
  window.history.replaceState(null, '', address)
  const asked: unknown[] = []
  api.use(
    mock(confirmTutorEmail, ({ input }) => {
      asked.push(input)
      return fail('token_invalid')
    }),
  )
  const openSite = vi.fn(async () => buildSite())
  await confirmedEmail(document.createElement('site-island'), {}, openSite)
  return { search: window.location.search, asked, said: document.querySelector('[role=alert]') !== null }
}

test('a code that does not hold leaves its error in the address and is told of', async () => {
  expect(await open('/about?confirmation_code=ffff&utm_source=mail')).toEqual({
    search: '?utm_source=mail&code_error=token_invalid',
    asked: [{ confirmation_code: 'ffff' }],
    said: true,
  })
})

test.each(['nonsense', 'constructor', '__proto__'])('an error that nobody knows, %s, is told of in the words for any', async (code) => {
  await open(`/about?code_error=${code}`)
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(buildSite().texts('common').failed.other))
})

test.each([
  ['/about?confirmation_code=', ''],
  ['/about?confirmation_code=&utm_source=mail', '?utm_source=mail'],
])('an empty code, %s, is none: it is taken out of the address without a call or a word', async (address, search) => {
  document.body.replaceChildren()
  expect(await open(address)).toEqual({ search, asked: [], said: false })
})

test.each([
  [undefined, '/profile/'],
  [{ site: 'https://docento.example' }, 'https://docento.example/profile/'],
])('a code that holds leads to the profile, which is on the host of the site: from %j to %s', async (elsewhere, to) => {
  window.history.replaceState(null, '', '/?confirmation_code=ffff')
  api.use(mock(confirmTutorEmail, () => ({ redirect: '/profile/' })))
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  await confirmedEmail(document.createElement('site-island'), {}, async () => buildSite({ language: 'ru', ...(elsewhere && { elsewhere }) }))
  expect(assign).toHaveBeenCalledWith(to)
})
