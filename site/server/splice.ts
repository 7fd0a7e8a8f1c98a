const name = crypto.randomUUID()

/** Stands for bytes that are ready while the HTML around them is drawn: those of this number. Nobody can write it into a text. */
export const placeOf = (number: number): string => `<!--${name} ${number}-->`

const places = new RegExp(`<!--${name} (\\d+)-->`)

/** HTML as bytes, with the ready ones in their places. */
export const splice = (html: string, ready: readonly (readonly Buffer[])[]): Buffer[] =>
  html.split(places).flatMap((text, n) => (n % 2 ? (ready[Number(text)] ?? []) : [Buffer.from(text)]))
