/** Scrolls a line sideways until one of its items stands in its middle, as far as it goes. */
export function bringToMiddle(line: Element, item: Element) {
  line.scrollLeft += middleOf(item) - middleOf(line)
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
