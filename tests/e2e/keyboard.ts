import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

const MOST_STOPS = 150

/** Presses Tab until this has the focus; at every stop on the way the focus has to be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
    expect(await page.evaluate(hiddenFocus), 'an element that hides its focus').toBeNull()
  }
  throw new Error(`${target} is not reached by Tab`)
}

/** Waits until this has the focus. */
export const expectFocus = (target: Locator): Promise<void> => expect.poll(() => isFocused(target), { message: `${target} has the focus` }).toBe(true)

const isFocused = (target: Locator) => target.evaluate((at) => at === document.activeElement)

/** The focused element when it has no ring, or cannot be seen; runs in the page. */
function hiddenFocus(): string | null {
  const at = document.activeElement
  // the ring of a slider is at its thumb, which has no computed style
  if (!at || at === document.body || at.matches('input[type=range]')) return null
  const ringed = [at, ...ancestors(at, 3)].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const { left, top, width, height } = at.getBoundingClientRect()
  const isSeen = left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight
  return ringed && isSeen ? null : at.outerHTML.slice(0, 200)

  function ancestors(element: Element, levels: number): Element[] {
    const parent = element.parentElement
    return parent && levels > 0 ? [parent, ...ancestors(parent, levels - 1)] : []
  }
}
