import { beforeEach, expect, test, vi } from 'vitest'
import popovers from '../../../site/behaviours/popovers.ts'
import { endListenersWithTest } from '../document-listeners.ts'
import { buildSite } from '../in-site.tsx'

endListenersWithTest()

const hide = vi.fn()
const focus = (id: string) => document.getElementById(id)?.focus()

beforeEach(() => {
  hide.mockReset()
  // jsdom has no popovers, it only hides them
  Object.assign(HTMLElement.prototype, { hidePopover: hide })
  document.body.innerHTML =
    '<button id="opener"></button><div popover style="display:block"><button id="first"></button><button id="last"></button></div><button id="beneath"></button>'
  popovers(document.body, {}, async () => buildSite())
})

test.each([
  [767, 1],
  [768, 0],
])('on a screen of %i px a popover is closed when the focus leaves it: %i', (width, times) => {
  window.innerWidth = width
  focus('first')
  focus('last')
  expect(hide).not.toHaveBeenCalled()
  focus('beneath')
  focus('opener')
  expect(hide).toHaveBeenCalledTimes(times)
})

test('a popover stays when the whole window loses the focus', () => {
  window.innerWidth = 390
  focus('first')
  document.getElementById('first')?.blur()
  expect(hide).not.toHaveBeenCalled()
})
