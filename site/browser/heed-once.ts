/** Lets the second press of two do nothing: what the first one opened, turned or took away has put something else below the pointer. */
export function heedOnce(event: Pick<MouseEvent, 'detail' | 'preventDefault' | 'stopPropagation'>) {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
