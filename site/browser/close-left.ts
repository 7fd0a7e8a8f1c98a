/** Below so many px of width a popover covers the page with its scrim. */
const FROM = 768

/** Whether what opens over the page rises from below and covers it. */
export const isCovering = () => window.innerWidth < FROM

/** Closes a popover over the page that the focus leaves: what gets it would lie under the scrim. */
export function closeLeft({ target, relatedTarget }: FocusEvent) {
  const popover = target instanceof Element ? target.closest<HTMLElement>('[popover]') : null
  if (relatedTarget instanceof Node && !popover?.contains(relatedTarget) && isCovering()) popover?.hidePopover()
}
