import { expect, test } from 'vitest'
import { showPage, textOf } from './show-page.ts'

test('the page of a mail’s way out asks for one press, is not for search engines, and says what it did', async () => {
  const { status, page } = await showPage('/email_unsubscribe', {}, { query: new URLSearchParams({ token: 'abc' }) })
  expect([status, page.querySelector('meta[name=robots]')?.getAttribute('content')]).toEqual([200, 'noindex, nofollow'])
  const forms = [...page.querySelectorAll('main form')]
  expect(forms.map((form) => [form.getAttribute('method'), form.querySelectorAll('button').length])).toEqual([['post', 1]])
  const done = await showPage('/email_unsubscribe', {}, { query: new URLSearchParams({ done: '1' }) })
  expect([done.page.querySelector('main form'), textOf(done.page.querySelector('main'))]).toEqual([null, expect.stringContaining('больше не будет')])
})

test('a press sends the token of the link', async () => {
  const inputs: unknown[] = []
  const sent = { inputs, query: new URLSearchParams({ token: 'abc' }), fields: {} }
  const { status, location } = await showPage('/email_unsubscribe', { '/api/email_unsubscribe': { list: 'news' } }, sent)
  expect([status, location, inputs]).toEqual([303, '/email_unsubscribe?done=1', [{ token: 'abc' }]])
})
