/** Stops and brackets at the end, looked for only where a run of them begins: 5000 stops would be looked through from each of them. */
const ending = /(?<![.,;:!?…»”)])[.,;:!?…»”)]+$/

/** Addresses in plain words, in their order, without the stop or bracket that ends the sentence around them. */
export const urlsIn = (text: string): string[] => (text.match(/https?:\/\/[^\s<>"]+/gi) ?? []).map(withoutEnding)

/** A bracket that closes one of the address itself is its own: `(https://book.example/a_(b)).` → `https://book.example/a_(b)`. */
function withoutEnding(url: string): string {
  const from = url.search(ending)
  if (from === -1) return url
  let open = 0
  let end = from
  for (let at = 0; at < url.length; at += 1) {
    if (url[at] === '(') open += 1
    if (url[at] !== ')' || open === 0) continue
    open -= 1
    if (at >= from) end = at + 1
  }
  return url.slice(0, end)
}
