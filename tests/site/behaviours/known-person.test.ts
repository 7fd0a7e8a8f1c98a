import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Auth } from '../../../schemas/index.ts'
import { profileStateOf, readProfileState } from '../../../site/auth/profile-state.ts'
import knownPerson from '../../../site/behaviours/known-person.ts'
import { asClient, asTutor, clientInfo, signedOut, tutorInfo } from '../../build/auth.ts'
import { eventually } from '../../setup/eventually.ts'
import { api } from '../../setup/msw.ts'
import { endListenersWithTest } from '../document-listeners.ts'
import { buildSite } from '../in-site.tsx'

endListenersWithTest(window)

const nobody = { id: null, firstName: '', lastName: '', email: '' }
const alina = { id: 12, firstName: 'Alina', lastName: 'Sarsen', email: 'alina@example.test' }
const dana = { id: 1, firstName: 'Dana', lastName: 'Omar', email: 'dana@example.test' }
const both = { ...asTutor, client: true, client_info: clientInfo }

describe('the state of who is here', () => {
  test.each<[string, Auth, object, string]>([
    ['nobody', signedOut, nobody, ''],
    ['a client', asClient, alina, 'client'],
    ['a tutor', asTutor, dana, 'tutor'],
    ['a tutor who acts as a client', { ...both, current_role: 'client' }, alina, 'client'],
    ['a tutor without an address', { ...asTutor, tutor_info: { ...tutorInfo, email: null } }, { ...dana, email: '' }, 'tutor'],
    ['staff', { ...signedOut, admin: true, admin_info: { id: 1, name: 'Olena', status: 1, avatar: null } }, nobody, ''],
  ])('holds profile, session and role of %s', (_, auth, profile, role) => {
    expect(profileStateOf(auth)).toEqual({ profile, auth, role })
  })

  test.each([
    ['can’t be reached', () => HttpResponse.error()],
    ['fails', () => HttpResponse.json({ status: 'fail', error: 'server_error', data: null }, { status: 500 })],
    ['answers no JSON', () => HttpResponse.text('<html>')],
  ])('is of nobody where the server %s', async (_, answer) => {
    api.use(http.get('*/api/auth/role/get', answer))
    expect(await readProfileState()).toEqual({ profile: nobody, auth: null, role: '' })
  })
})

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const values = () => ['text', 'name', 'email', 'phone'].map((name) => field(name).value)
const answer = (auth: Auth) => api.use(http.get('*/api/auth/role/get', () => HttpResponse.json({ status: 'success', auth })))

/** A form that asks who writes; what stands in it was sent back with a refusal. */
function open({ name = '', wrong = '', asks = 'name' } = {}) {
  document.body.innerHTML = `<form>
    <textarea name="text"></textarea>
    <input name="name" autocomplete="${asks}" value="${name}">
    <input name="email" autocomplete="email">
    <input name="phone" autocomplete="tel">
    <site-island></site-island>
  </form>`
  if (wrong) field(wrong).setAttribute('aria-invalid', 'true')
  knownPerson(document.querySelector('site-island') as HTMLElement, {}, async () => buildSite())
}
/** Notes what is asked; answers how to wait until that was answered and shown. */
function watchAnswers() {
  const asked = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => asked.mockRestore())
  return async () => {
    await Promise.all(asked.mock.results.map(({ value }) => value))
    await new Promise(setImmediate)
  }
}
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

describe('a form that asks who writes', () => {
  beforeEach(() => answer(asClient))

  test('knows name and address of who is signed in, and says nothing else of them', async () => {
    open()
    await eventually(() => expect(values()).toEqual(['', 'Alina Sarsen', 'alina@example.test', '']))
  })

  test('fills in the first name alone where what is written is published', async () => {
    open({ asks: 'given-name' })
    await eventually(() => expect(values()).toEqual(['', 'Alina', 'alina@example.test', '']))
  })

  test('keeps what was typed before the answer came', async () => {
    open()
    field('name').value = 'Alya'
    await eventually(() => expect(values()).toEqual(['', 'Alya', 'alina@example.test', '']))
  })

  test('keeps what was sent and refused, and leaves a field empty that is to be mended', async () => {
    const answered = watchAnswers()
    open({ name: 'Alya', wrong: 'email' })
    await answered()
    expect(values()).toEqual(['', 'Alya', '', ''])
  })

  test.each([
    ['come back to', comeBack],
    ['looked at again', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['told of it by another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: 'account' }))],
  ])('forgets them once they have signed out, when it is %s', async (_, hear) => {
    open()
    await eventually(() => expect(field('email').value).toBe('alina@example.test'))
    answer(signedOut)
    hear()
    await eventually(() => expect(values()).toEqual(['', '', '', '']))
  })

  test('shows whom it asked for last, whichever answer comes first', async () => {
    const answered = watchAnswers()
    const { promise: held, resolve: late } = Promise.withResolvers<void>()
    const slow = async () => {
      await held
      return HttpResponse.json({ status: 'success', auth: asTutor })
    }
    api.use(http.get('*/api/auth/role/get', slow, { once: true }))
    open()
    comeBack()
    await eventually(() => expect(field('email').value).toBe('alina@example.test'))
    late()
    await answered()
    expect(field('email').value).toBe('alina@example.test')
  })
})
