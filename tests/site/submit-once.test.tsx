import { fireEvent, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE } from '../../data-providers/patience.ts'
import SubmitOnce from '../../site/islands/SubmitOnce.tsx'
import { renderIn } from './in-site.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a form that the browser posts is sent once, and anew where nobody answers or the visitor stopped it', () => {
  renderIn(
    <form>
      <SubmitOnce label="Send" />
    </form>,
  )
  const button = screen.getByRole('button')
  const send = () => {
    const isSent = fireEvent.submit(button)
    vi.advanceTimersByTime(0)
    return [isSent, button.getAttribute('aria-busy')]
  }
  expect([send(), send()]).toEqual([
    [true, 'true'],
    [false, 'true'],
  ])
  vi.advanceTimersByTime(PATIENCE - 1)
  expect(send()).toEqual([false, 'true'])
  vi.advanceTimersByTime(1)
  expect(send()).toEqual([true, 'true'])
})
