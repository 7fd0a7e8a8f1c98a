import { fireEvent } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { newEntry, rememberScroll, restoreScroll } from '../../../site/cabinet/scroll-memory.ts'

const scrolled = (top: number) => {
  vi.stubGlobal('scrollY', top)
  fireEvent.scroll(window)
}
/** What the browser does at Back: the address first, then the window while the old screen still stands. */
const backTo = (state: unknown) => window.history.replaceState(state, '')

test('a screen that was left is come back to at its place, a new one at its top', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  rememberScroll()
  scrolled(600)
  const orders = newEntry()
  window.history.pushState(orders, '')
  restoreScroll()
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  scrolled(40)
  backTo(null)
  scrolled(10)
  restoreScroll()
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 600, behavior: 'instant' })
  backTo(orders)
  restoreScroll()
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 40, behavior: 'instant' })
})
