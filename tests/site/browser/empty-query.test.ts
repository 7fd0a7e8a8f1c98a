import { beforeAll, expect, test, vi } from 'vitest'
import { dropEmptyQueries } from '../../../site/browser/empty-query.ts'

beforeAll(dropEmptyQueries)

test.each([
  ['a price that was cleared', '<form method="get" action="/repetitor/"><button>Show</button></form>', '/repetitor/'],
  [
    'a button to a profile',
    '<form id="f" method="get"></form><button form="f" formaction="/user-3/#users_reviews">Dana</button>',
    '/user-3/#users_reviews',
  ],
  ['a form with fields', '<form method="get" action="/repetitor/"><input name="sort" value="reviews"><button>Show</button></form>', null],
  ['a form that posts', '<form method="post" action="/login"><button>Sign in</button></form>', null],
])('%s leads to its path alone', (_, html, expected) => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  document.body.innerHTML = html
  const button = document.querySelector('button') as HTMLButtonElement
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button })
  button.form?.dispatchEvent(event)
  expect([assign.mock.calls[0]?.[0] ?? null, event.defaultPrevented]).toEqual([expected, expected !== null])
})
