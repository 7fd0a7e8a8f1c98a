// A plain script in the head of cabinets: it is there before the first button can be seen, long before the code that answers presses.

// Remembers the last button of a cabinet that was pressed too early; `before-script.ts` presses it again.
document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('#cabinet:not([data-awake]) button:not([popovertarget])') : null
    if (!button) return
    for (const other of document.querySelectorAll('[data-pressed]')) for (const name of ['data-pressed', 'aria-busy']) other.removeAttribute(name)
    for (const name of ['data-pressed', 'aria-busy']) button.setAttribute(name, 'true')
  },
  true,
)
