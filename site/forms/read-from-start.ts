/** Puts the focus on what has just come, to be read from its beginning: by itself the focus leaves a part where it is that fills all there is to see. */
export function readFromStart(part: HTMLElement | null) {
  part?.focus({ preventScroll: true })
  part?.scrollIntoView()
}
