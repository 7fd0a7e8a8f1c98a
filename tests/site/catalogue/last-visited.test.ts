import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import visitedList from '../../../site/behaviours/visited-list.ts'
import { endListenersWithTest } from '../document-listeners.ts'

endListenersWithTest()

const stay = (event: Event) => event.preventDefault()
beforeEach(() => {
  document.body.innerHTML = '<ul><li data-visit="7"><a href="/news/exams">Exams</a></li></ul><a href="/about">About</a>'
  document.body.addEventListener('click', stay)
})
afterEach(() => {
  document.body.removeEventListener('click', stay)
  sessionStorage.clear()
})

const open = () => visitedList(document.body, { list: 'news' }, async () => Promise.reject())
const kept = () => sessionStorage.getItem('last_visited_news')

/** Where the visitor comes from, and the way the browser took. */
function arrive(from: string, type = 'navigate') {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(new URL(from, document.baseURI).href)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  return vi.spyOn(window, 'scrollTo').mockReturnValue()
}

describe('a list of articles', () => {
  test('keeps which one it was left for, and nothing for other links', () => {
    arrive('/')
    open()
    fireEvent.click(document.querySelector('body > a') as Element)
    expect(kept()).toBeNull()
    fireEvent.click(document.querySelector('li a') as Element)
    expect(kept()).toBe('{"id":7,"scrollY":0}')
  })

  test.each([
    { rule: 'come back to by a link of the article goes to its place', from: '/news/exams', top: 640 },
    { rule: 'come back to by the browser goes there', from: '/', type: 'back_forward', top: 640 },
    { rule: 'opened anew stays at its top', from: '/about', top: null },
    { rule: 'without the article stays at its top', from: '/news/exams', id: 8, top: null },
  ])('$rule', ({ from, type, id = 7, top }) => {
    sessionStorage.setItem('last_visited_news', JSON.stringify({ id, scrollY: 640 }))
    const scrollTo = arrive(from, type)
    open()
    expect(scrollTo.mock.calls).toEqual(top === null ? [] : [[{ top, behavior: 'instant' }]])
    expect(kept()).toBeNull()
  })
})
