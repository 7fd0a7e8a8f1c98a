import { fireEvent, render, screen } from '@testing-library/preact'
import { useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

test.each([
  ['text', 'input', 1],
  ['text', 'change', 0],
  ['checkbox', 'change', 1],
  ['file', 'change', 1],
] as const)('a field of type %s that hears of %s tells its change %i times', (type, event, times) => {
  let told = 0
  const count = () => {
    told += 1
  }
  render(<input aria-label="field" type={type} onChange={count} />)
  fireEvent(screen.getByLabelText('field'), new Event(event, { bubbles: true }))
  expect(told).toBe(times)
})

test('a part hears when focus comes to what stands in it and leaves it', () => {
  const heard: string[] = []
  render(
    <form onFocus={() => heard.push('in')} onBlur={() => heard.push('out')}>
      <button type="button">press</button>
    </form>,
  )
  const button = screen.getByRole('button')
  button.focus()
  button.blur()
  expect(heard).toEqual(['in', 'out'])
})

let value = 'now'
const hearers = new Set<() => void>()
const drawn: string[] = []
const subscribe = (heard: () => void) => {
  hearers.add(heard)
  return () => void hearers.delete(heard)
}
const read = () => value
const readFirst = () => 'sent'

function Part() {
  const shown = useSyncExternalStore(subscribe, read, readFirst)
  drawn.push(shown)
  return <p>{shown}</p>
}

test('what the server drew is taken over as it was, then follows what lives outside', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<p>sent</p>'
  const paragraph = root.firstChild
  hydrateRoot(root, <Part />)
  expect(drawn).toEqual(['sent'])
  await expect.poll(() => paragraph?.textContent).toBe('now')
  value = 'later'
  for (const heard of hearers) heard()
  await expect.poll(() => paragraph?.textContent).toBe('later')
  expect(root.firstChild).toBe(paragraph)
  root.remove()
})

test('what is meant for browsers without scripts is drawn by none that runs them', () => {
  const { container } = render(
    <noscript>
      <button type="submit">send</button>
    </noscript>,
  )
  expect(container.querySelector('noscript button')).toBeNull()
})
