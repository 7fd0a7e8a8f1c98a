// A plain script in the head of cabinets: it is there before the first button can be seen, long before the code that answers presses. Its names are its own.
;(() => {
  // a form that is posted needs no code: the server takes it
  const early = '#cabinet:not([data-awake]) button:not([popovertarget], [method=post] *)'
  /** The last button that was pressed too early; `before-script.ts` presses it again. */
  let held: HTMLButtonElement | undefined
  let isLost = false

  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>(early)
      if (!button) return
      event.preventDefault()
      if (isLost)
        // browsers don't ask again for a module that they lost: it comes with the page anew, which is not given up before there is a line
        fetch('').then(
          ({ ok }) => ok && location.reload(),
          () => {},
        )
      else {
        if (held) held.ariaBusy = null
        held = button
        held.ariaBusy = 'true'
      }
    },
    true,
  )

  // the code was lost on the way, or the server keeps silent
  setTimeout(() => {
    isLost = true
    if (!held?.matches(early)) return
    held.ariaBusy = null
    held.click()
  }, 20_000)
})()
