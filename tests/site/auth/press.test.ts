import { expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import type { Api } from '../../../schemas/api.ts'
import type { ErrorCode } from '../../../schemas/errors.ts'
import { showPage, textOf } from '../show-page.ts'

const refusing = (error: ErrorCode) => () => {
  const answer = async () => ({ status: 'fail', data: null, error })
  return { get: answer, post: answer } as unknown as Api
}

test('the page of a mail’s way out asks for one press, is not for search engines, and says what it did', async () => {
  const { status, page } = await showPage('/email_unsubscribe', {}, { query: new URLSearchParams({ token: 'abc' }) })
  expect([status, page.querySelector('meta[name=robots]')?.getAttribute('content')]).toEqual([200, 'noindex, nofollow'])
  const forms = [...page.querySelectorAll('main form')]
  expect(forms.map((form) => [form.getAttribute('method'), form.querySelectorAll('button').length])).toEqual([['post', 1]])
  const done = await showPage('/email_unsubscribe', {}, { query: new URLSearchParams({ done: '1' }) })
  expect([done.page.querySelector('main form'), textOf(done.page.querySelector('main'))]).toEqual([null, expect.stringContaining('больше не будет')])
})

test.each([
  ['/email_unsubscribe', ['/settings', '/tutor-settings']],
  ['/confirm-review', ['/reviews']],
])('%s leads on when it is done: to where that can be taken back or seen', async (path, ways) => {
  const { page } = await showPage(path, {}, { query: new URLSearchParams({ done: '1' }) })
  expect([...page.querySelectorAll('main section a')].map((way) => way.getAttribute('href'))).toEqual(ways)
})

test.each([
  ['/email_unsubscribe', 'Вы отписались'],
  ['/confirm-schedule', 'Расписание подтверждено'],
])('%s asks nothing any more when it is done: its heading and its title say what became of it', async (path, title) => {
  const { page } = await showPage(path, {}, { query: new URLSearchParams({ done: '1' }) })
  expect([textOf(page.querySelector('h1')), page.title]).toEqual([title, expect.stringContaining(title)])
})

test('a press sends the token of the link', async () => {
  const inputs: unknown[] = []
  const sent = { inputs, query: new URLSearchParams({ token: 'abc' }), fields: {} }
  const { status, location } = await showPage('/email_unsubscribe', { '/api/email_unsubscribe': { list: 'news' } }, sent)
  expect([status, location, inputs]).toEqual([303, '/email_unsubscribe?done=1', [{ token: 'abc' }]])
})

const { auth: t } = locales.ru
test.each([
  ['/confirm-review', 'code', t.review, ['/reviews#write']],
  ['/confirm-subscription', 'code', t.subscription, ['/settings']],
  ['/confirm-schedule', 'code', t.schedule, ['/profile/']],
  ['/email_unsubscribe', 'token', t.unsubscribe, ['/settings', '/tutor-settings']],
])('%s with a link that is old or not whole says what to do instead of a button that can’t work', async (path, name, words, ways) => {
  const whole = new URLSearchParams({ [name]: 'a'.repeat(43) })
  for (const given of [{}, { query: whole }, { query: whole, fields: {} }]) {
    const { page } = await showPage(path, {}, { ...given, api: refusing('token_invalid') })
    expect([textOf(page.querySelector('main [role=alert]')), page.querySelector('main form')]).toEqual([words.invalid, null])
    expect([...page.querySelectorAll('main section a')].map((way) => way.getAttribute('href'))).toEqual(ways)
  }
  const busy = await showPage(path, {}, { query: whole, fields: {}, api: refusing('too_many_requests') })
  expect(busy.page.querySelector('main form button')).not.toBeNull()
})

test('the link to a review of the site that staff hid, or that is a second one, says so in place of a button', async () => {
  const query = new URLSearchParams({ code: 'a' })
  for (const given of [{ query }, { query, fields: {} }]) {
    const { page } = await showPage('/confirm-review', {}, { ...given, api: refusing('duplicate_request') })
    expect(textOf(page.querySelector('main [role=alert]'))).toBe(locales.ru['site-reviews'].second.replace('{count}', '90'))
    expect(page.querySelector('main form')).toBeNull()
    expect([...page.querySelectorAll('main section a')].map((way) => way.getAttribute('href'))).toEqual(['/reviews'])
  }
})
