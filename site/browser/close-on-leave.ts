/** Closes the menu that led on: kept by the browser, the page would be come back to beneath it. */
export function closeOnLeave() {
  window.addEventListener('pagehide', () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover())
}
