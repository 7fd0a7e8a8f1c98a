/** A link that says it is a switch or a checkbox is pressed by the space bar too. */
export function letSpacePress(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (key !== ' ' || !(target instanceof HTMLElement && target.matches('a[aria-checked]'))) return
    event.preventDefault()
    target.click()
  })
}
