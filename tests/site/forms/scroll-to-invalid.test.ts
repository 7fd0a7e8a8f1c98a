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

test('the first field that is wrong comes to a third of the window’s height', () => {
  document.body.innerHTML = wrong
  const scroll = vi.spyOn(Element.prototype, 'scrollBy')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1000, 100, 40))
  vi.stubGlobal('innerHeight', 600)
  scrollToInvalid(document)
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 800 })
})
