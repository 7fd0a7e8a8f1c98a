/** A link that says it is a switch or a checkbox is pressed by the space bar too; returns how to stop. */
export function letSpacePress(): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('aria-checked')) return
    event.preventDefault()
    event.target.click()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
