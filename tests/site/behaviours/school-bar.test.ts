import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import schoolBar from '../../../site/behaviours/school-bar.ts'
import { buildSite } from '../in-site.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.removeAttribute('data-school-bar')
})
afterEach(() => vi.useRealTimers())

const scrollTo = (y: number) => {
  window.scrollY = y
  window.dispatchEvent(new Event('scroll'))
}
const isOn = () => document.documentElement.hasAttribute('data-school-bar')

test.each([
  [0, false],
  [120, false],
  [121, true],
])('the school is offered on a page that is scrolled more than 120 px: %i', (y, expected) => {
  window.scrollY = y
  schoolBar(document.body, {}, async () => buildSite())
  expect(isOn()).toBe(expected)
})

test('a page that is being scrolled is looked at once in 100 ms, and where it stops', () => {
  window.scrollY = 0
  schoolBar(document.body, {}, async () => buildSite())
  scrollTo(200)
  vi.advanceTimersByTime(99)
  expect(isOn()).toBe(false)
  scrollTo(90)
  scrollTo(300)
  vi.advanceTimersByTime(1)
  expect(isOn()).toBe(true)
  scrollTo(0)
  vi.advanceTimersByTime(100)
  expect(isOn()).toBe(false)
})
