/** Stands for bytes that are ready while the HTML around them is drawn; nobody can write it into a text. */
export const PLACE = `<!--${crypto.randomUUID()}-->`

/** HTML as bytes, with the ready ones in their places, in their order. */
export const splice = (html: string, ready: readonly (readonly Buffer[])[]): Buffer[] =>
  html.split(PLACE).flatMap((between, n) => [Buffer.from(between), ...(ready[n] ?? [])])
