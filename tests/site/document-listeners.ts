import { beforeEach, vi } from 'vitest'

/** What a test lets the document, or the window, hear ends with it: on a page it lives as long as the page. */
export function endListenersWithTest(of: Document | Window = document) {
  beforeEach(() => {
    const ending = new AbortController()
    const add = of.addEventListener.bind(of)
    vi.spyOn(of, 'addEventListener').mockImplementation((type: string, hear: EventListenerOrEventListenerObject, options) =>
      add(type, hear, { ...(typeof options === 'object' ? options : { capture: options ?? false }), signal: ending.signal }),
    )
    return () => ending.abort()
  })
}
