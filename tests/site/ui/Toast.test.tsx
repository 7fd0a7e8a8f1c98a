import { act, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '../../../site/ui/Toast.tsx'

const text = 'Review published'
const words = { open: 'Show message', close: 'Close' }
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(() => button(name).click())
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
const show = (tone: 'ok' | 'bad' = 'ok', said = text) => showToast({ text: said, tone }, words)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())

test('a toast is read for four seconds, then folds into its icon, which opens it again', () => {
  show()
  wait(0.1)
  wait(3.9)
  expect(screen.queryByText(text)).not.toBeNull()
  wait(0.2)
  expect(screen.queryByText(text)).toBeNull()
  press(words.open)
  expect(screen.queryByText(text)).not.toBeNull()
  wait(4.1)
  expect(button(words.open)).toBeTruthy()
})

test('a toast that is closed is gone with its icon', () => {
  show()
  wait(0.1)
  press(words.close)
  wait(5)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['ok', 'status'],
  ['bad', 'alert'],
] as const)('the region of a message that is %s is a %s, and there before it speaks', (tone, role) => {
  show(tone)
  const region = screen.getByRole(role)
  expect(region.textContent).toBe('')
  wait(0.1)
  expect(region.textContent).toBe(text)
})

test('a toast takes the place of the one before it, also of one that has not spoken yet', () => {
  show('ok', 'First')
  wait(0.1)
  show('bad', 'Second')
  show('ok', 'Third')
  wait(0.1)
  expect(document.querySelectorAll('[role=status], [role=alert]')).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('Third')
})

test('the next form that is sent takes a toast away: a refusal does not stand beside an earlier success', () => {
  show()
  wait(4.2)
  document.body.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a toast does not fold while the keyboard is in it', () => {
  show()
  wait(0.1)
  button(words.close).focus()
  wait(9)
  expect(screen.queryByText(text)).not.toBeNull()
  button(words.close).blur()
  wait(4)
  expect(screen.queryByText(text)).toBeNull()
})
