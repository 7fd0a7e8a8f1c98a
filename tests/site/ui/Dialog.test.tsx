import { expect, test } from 'vitest'
import { Dialog } from '../../../site/ui/Dialog.tsx'
import { renderIn } from '../in-site.tsx'

const isHeld = () => document.documentElement.hasAttribute('data-held')

test('the page stays still under a dialog, until the last of several is closed', () => {
  const show = () =>
    renderIn(
      <Dialog id="ask" title="Ask" close="Close" onClose={() => {}}>
        Sure?
      </Dialog>,
    )
  const [first, over] = [show(), show()]
  expect(isHeld()).toBe(true)
  over.unmount()
  expect(isHeld()).toBe(true)
  first.unmount()
  expect(isHeld()).toBe(false)
})
