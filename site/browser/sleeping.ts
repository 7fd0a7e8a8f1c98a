import { afterPaint } from './after-paint.ts'
import { isTouched } from './before-script.ts'
import { inTime } from './in-time.ts'
import { whenIdle } from './when-idle.ts'

/** A part whose code is still to come. */
interface Sleeping {
  start: () => void
  /** Starts at the first touch, focus, pointer or change: what moves a slider for somebody need not focus it. */
  onTouch: () => void
}

/** What the browser opens by itself. */
const opensByItself = (pressed: Element) => pressed.closest('[popovertarget]') !== null

/**
 * Holds the presses on a part, or with a selector on what it finds anywhere in the page, until `wake` is done, and makes them again then. What opens a menu
 * or another tab by itself is left to the browser.
 */
export function sleeping(part: HTMLElement, wake: (part: HTMLElement) => Promise<void>, selector = ''): Sleeping {
  const ground = selector ? document : part
  const pressedIn = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(selector || '*') : null)
  const awake = new AbortController()
  const { signal } = awake
  let waking: Promise<unknown> | undefined
  const start = () => {
    waking ??= inTime(wake(part).then(() => awake.abort())).catch(() => {
      // what the page can do without script shows then
      part.dataset.lost = 'lost'
    })
    return waking
  }
  // a finger comes and presses in one: what its press does is seen first, and the page may be idle between the two
  const near = async (event: Event) => {
    const pressed = pressedIn(event)
    if (!pressed || (event.type === 'pointerover' && opensByItself(pressed))) return
    await afterPaint()
    whenIdle(start)
  }
  const hold = async (event: Event) => {
    const pressed = pressedIn(event)
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    if (!pressed || ctrlKey || metaKey || shiftKey || altKey) return
    if (opensByItself(pressed)) {
      afterPaint().then(start)
      return
    }
    const button = pressed.closest<HTMLAnchorElement | HTMLButtonElement>('a, button')
    if (part.dataset.lost) {
      // links and forms are left to the browser; what a plain button does comes with the page anew, for browsers don't ask again for a module that they lost.
      // the page is not given up before there is a line
      if (button?.type === 'button')
        fetch('', { cache: 'reload' }).then(
          ({ ok }) => ok && window.location.reload(),
          () => {},
        )
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    // the press is seen before it says that it waits: the turning ring moves the words of its button
    await afterPaint()
    button?.setAttribute('aria-busy', 'true')
    await start()
    button?.removeAttribute('aria-busy')
    pressed.dispatchEvent(new MouseEvent('click', event))
  }
  ground.addEventListener('click', hold, { capture: true, signal })
  return {
    start,
    onTouch() {
      for (const event of ['pointerover', 'focusin', 'input']) ground.addEventListener(event, near, { signal })
      if (selector) return
      const look = () => isTouched(part) && start()
      look()
      // on the way back a browser fills fields in again only when the page is whole
      window.addEventListener('pageshow', look, { once: true })
    },
  }
}
