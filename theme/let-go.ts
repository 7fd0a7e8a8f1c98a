import type { PointerEvent } from 'react'

/** A finger holds what it pressed first, the innermost part of it; let go, the others hear of it too. */
export function letGo({ target, pointerId }: PointerEvent) {
  if (target instanceof Element && target.hasPointerCapture?.(pointerId)) target.releasePointerCapture(pointerId)
}
