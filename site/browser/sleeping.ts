import { afterPaint } from './after-paint.ts'
import { isTouched } from './before-script.ts'

/** A part whose code is still to come. */
interface Sleeping {
  start: () => void
  /** Starts at the first touch, focus or pointer. */
  onTouch: () => void
}

/**
 * Holds the presses on a part, or with a selector on what it finds anywhere in the page, until `wake` is done, and makes them again then. What opens a menu
 * or another tab by itself is left to the browser.
 */
export function sleeping(part: HTMLElement, wake: (part: HTMLElement) => Promise<void>, selector = ''): Sleeping {
  const ground = selector ? document : part
  const pressedIn = ({ target }: Event) =>
    target instanceof HTMLElement || target instanceof SVGElement
      ? selector
        ? target.closest<HTMLElement>(selector)
        : (target as HTMLElement)
      : null
  let waking: Promise<void> | undefined
  const start = () => {
    waking ??= wake(part).finally(() => {
      ground.removeEventListener('click', hold, true)
      for (const event of ['pointerover', 'focusin', 'touchstart']) ground.removeEventListener(event, near)
    })
    // code that can't load leaves links and forms to the browser
    return waking.catch(() => {})
  }
  const near = (event: Event) => void (pressedIn(event) && afterPaint().then(start))
  const hold = async (event: Event) => {
    const pressed = pressedIn(event)
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    if (!pressed || ctrlKey || metaKey || shiftKey || altKey || pressed.closest('[popovertarget]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const button = pressed.closest('a, button')
    // the press is seen before it says that it waits: the turning ring moves the words of its button
    await afterPaint()
    button?.setAttribute('aria-busy', 'true')
    await start()
    button?.removeAttribute('aria-busy')
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  ground.addEventListener('click', hold, true)
  return {
    start: () => void start(),
    onTouch() {
      for (const event of ['pointerover', 'focusin', 'touchstart']) ground.addEventListener(event, near, { passive: true })
      if (selector) return
      const look = () => isTouched(part) && start()
      look()
      // on the way back a browser fills fields in again only when the page is whole
      window.addEventListener('pageshow', look, { once: true })
    },
  }
}
