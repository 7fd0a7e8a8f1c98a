/** A link that says it is a switch or a checkbox is pressed by the space bar too. */
export function letSpacePress(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('aria-checked')) return
    event.preventDefault()
    event.target.click()
  })
}
