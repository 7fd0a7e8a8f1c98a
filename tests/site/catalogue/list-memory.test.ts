import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberList } from '../../../site/catalogue/list-memory.ts'
import { endListenersWithTest } from '../document-listeners.ts'

endListenersWithTest()

beforeEach(() => {
  document.body.innerHTML = `
    <article><a href="/user-7/">Aigerim</a><button formaction="/user-7/">Aigerim</button></article>
    <a href="/ru/user-9/">Other</a><a href="/repetitor/2">Next</a><a href="/request/7" data-order="7">Order</a>`
  // jsdom follows no links and says so
  document.body.addEventListener('click', stay)
})
afterEach(() => {
  document.body.removeEventListener('click', stay)
})

const stay = (event: Event) => event.preventDefault()
const click = (selector: string) => fireEvent.click(document.querySelector(selector) as Element)
const kept = () => Object.fromEntries(Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key)]))

describe('leaving the list', () => {
  test.each([
    { selector: 'article a', lesson: 8, expected: { lesson_id: '8', last_visited_catalog: '{"id":7,"scrollY":0}' } },
    { selector: 'article button', lesson: 8, expected: { lesson_id: '8', last_visited_catalog: '{"id":7,"scrollY":0}' } },
    { selector: 'a[href="/ru/user-9/"]', lesson: 8, expected: { lesson_id: '8', last_visited_catalog: '{"id":9,"scrollY":0}' } },
    { selector: 'a[data-order]', lesson: 8, expected: { lesson_id: '8' } },
    { selector: 'a[href="/repetitor/2"]', lesson: 8, expected: {} },
    { selector: 'article a', lesson: null, expected: { last_visited_catalog: '{"id":7,"scrollY":0}' } },
  ])('by $selector with lesson $lesson keeps $expected', ({ selector, lesson, expected }) => {
    rememberList(lesson)
    click(selector)
    expect(kept()).toEqual(expected)
  })

  test('for a profile without a lesson forgets the one before', () => {
    sessionStorage.setItem('lesson_id', '8')
    rememberList(null)
    click('article a')
    expect(kept().lesson_id).toBeUndefined()
  })
})

describe('coming back', () => {
  const from = (path: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(`https://x.example${path}`)

  test.each([
    { rule: 'from a profile restores the place', path: '/user-7/', visit: '{"id":7,"scrollY":640}', top: 640 },
    { rule: 'to a list without the tutor does not', path: '/user-8/', visit: '{"id":8,"scrollY":640}', top: null },
    { rule: 'from elsewhere does not', path: '/about', visit: '{"id":7,"scrollY":640}', top: null },
    { rule: 'with a broken note does not', path: '/user-7/', visit: '{"id":', top: null },
  ])('$rule', ({ path, visit, top }) => {
    from(path)
    sessionStorage.setItem('last_visited_catalog', visit)
    const scrollTo = vi.spyOn(window, 'scrollTo')
    rememberList(null)
    expect(scrollTo.mock.calls).toEqual(top === null ? [] : [[{ top, behavior: 'instant' }]])
    expect(kept()).toEqual({})
  })
})
