import { fireEvent, screen } from '@testing-library/preact'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE } from '../../data-providers/patience.ts'
import { hydrate } from '../../site/browser/hydrate.tsx'
import SubmitOnce from '../../site/islands/SubmitOnce.tsx'
import { buildSite, renderIn } from './in-site.tsx'

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

test('the press that wakes the button counts as the first: it is made again as soon as the button is taken over', async () => {
  document.body.innerHTML = '<form><site-island><span><button type="submit">Send</button></span></site-island></form>'
  const [form, part] = [document.querySelector('form'), document.querySelector<HTMLElement>('site-island')]
  if (!form || !part) throw new Error('no form')
  await hydrate(part, SubmitOnce as ComponentType<object>, { label: 'Send' }, buildSite())
  const send = () => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  expect([send(), send()]).toEqual([true, false])
})
