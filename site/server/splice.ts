const name = crypto.randomUUID()

/** Stands for bytes that are ready while the HTML around them is drawn: those of this number. Nobody can write it into a text. */
export const placeOf = (number: number): string => `<!--${name} ${number}-->`

/** Stands for the text of the page's style, which stays apart. */
export const stylePlace = `/*${name}*/`

const places = new RegExp(`<!--${name} (\\d+)-->`)

/** HTML as bytes, with the ready ones in their places. */
export function splice(html: string, ready: readonly Buffer[]): Buffer {
  const pieces = html.split(places).map((text, n) => (n % 2 ? (ready[Number(text)] ?? '') : text))
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let at = 0
  for (const piece of pieces) at += typeof piece === 'string' ? bytes.write(piece, at) : piece.copy(bytes, at)
  return bytes
}
