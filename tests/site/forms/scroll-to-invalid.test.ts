import { expect, test, vi } from 'vitest'
import { scrollToInvalid } from '../../../site/forms/scroll-to-invalid.ts'

const wrong = '<form><input aria-invalid="true"></form>'

test.each([
  ['the page', wrong, 'html'],
  ['the dialog around it, never the page behind', `<dialog open>${wrong}</dialog>`, 'dialog'],
])('the first field that is wrong scrolls %s', (_, html, scroller) => {
  document.body.innerHTML = html
  const scroll = vi.spyOn(Element.prototype, 'scrollBy')
  scrollToInvalid(document)
  expect([scroll.mock.contexts, document.activeElement]).toEqual([[document.querySelector(scroller)], document.querySelector('input')])
})
