/** Has the second press of two do nothing where the first one took away what was pressed: it would meet what has come below the pointer. */
export function heedSecondPresses() {
  let first: Element | undefined
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) first = event.target as Element
      else if (first?.checkVisibility?.() === false) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    true,
  )
}
