import { beforeEach, vi } from 'vitest'

/** What a test lets the document hear ends with it: on a page it lives as long as the page. */
export function endListenersWithTest() {
  beforeEach(() => {
    const ending = new AbortController()
    const add = document.addEventListener.bind(document)
    vi.spyOn(document, 'addEventListener').mockImplementation((type: string, hear: EventListenerOrEventListenerObject, options) =>
      add(type, hear, { ...(typeof options === 'object' ? options : { capture: options ?? false }), signal: ending.signal }),
    )
    return () => ending.abort()
  })
}
