import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepFocus } from '../../../site/cabinet/keep-focus.ts'

let stop = () => {}
beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <section tabindex="-1"><p><button>Pay</button><button>Refuse</button></p><ol tabindex="0"><li><button>Again</button></li></ol></section>
      <dialog open><button>Send</button></dialog>
    </main>`
  stop = keepFocus()
})
afterEach(() => stop())

const at = (name: string) => [...document.querySelectorAll('button')].find((button) => button.textContent === name) as HTMLElement
const focused = () => document.activeElement?.localName

describe('when the button that has the focus is gone', () => {
  test('the part that held it has the focus', async () => {
    at('Pay').focus()
    at('Pay').remove()
    await expect.poll(focused).toBe('section')
  })

  test('what it scrolled with has the focus', async () => {
    at('Again').focus()
    document.querySelector('li')?.remove()
    await expect.poll(focused).toBe('ol')
  })

  test('with its part, the page has it', async () => {
    at('Pay').focus()
    document.querySelector('section')?.remove()
    await expect.poll(focused).toBe('main')
  })

  test('with its dialog, the part has it whose button opened the dialog and is gone too', async () => {
    at('Pay').focus()
    at('Send').focus()
    at('Pay').remove()
    expect(focused()).toBe('button')
    document.querySelector('dialog')?.remove()
    await expect.poll(focused).toBe('section')
  })
})

test('the focus that was given up on purpose stays so', async () => {
  at('Pay').focus()
  at('Pay').blur()
  at('Refuse').remove()
  await Promise.resolve()
  expect(focused()).toBe('body')
})
