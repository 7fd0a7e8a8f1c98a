/** What a drawn cell says: a switch its word, anything else its text in one line. */
export function cellText(cell: HTMLElement, { yes, no }: { yes: string; no: string }): string {
  const toggle = cell.querySelector<HTMLInputElement>('input[type=checkbox]')
  if (toggle) return toggle.checked ? yes : no
  // biome-ignore lint/performance/useDomNodeTextContent: what is laid out parts its lines, which text alone does not
  return (cell.innerText ?? cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
