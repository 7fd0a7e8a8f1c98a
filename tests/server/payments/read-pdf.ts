import { inflateSync } from 'node:zlib'

/** The lines of text of a PDF that pdfkit wrote, letter by letter as a reader copies them: by the table of each font, not by what was put in. */
export function linesOf(bytes: Buffer): string[] {
  const objects = new Map([...bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']))
  const all = [...objects.values()]
  const streamOf = (body: string) => inflateSync(Buffer.from(/stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? '', 'latin1')).toString('latin1')
  const fonts = new Map(
    [...(all.find((body) => body.includes('/Font <<'))?.matchAll(/\/(F\d+) (\d+) 0 R/g) ?? [])].map(([, name, id]) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id ?? '') ?? '')?.[1]
      return [name, lettersOf(streamOf(objects.get(table ?? '') ?? ''))]
    }),
  )
  const page = all.map((body) => (body.includes('/FlateDecode') ? streamOf(body) : '')).find((text) => text.includes(' Tf')) ?? ''
  let letters: string[] = []
  return [...page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(([, font, shown]) => {
    if (font) letters = fonts.get(font) ?? []
    const codes = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex?.match(/.{4}/g) ?? [])
    return shown === undefined ? [] : [codes.map((code) => letters[Number.parseInt(code, 16)] ?? '�').join('')]
  })
}

/** A font's letters by the number of their glyph. */
function lettersOf(table: string): string[] {
  const letters: string[] = []
  for (const [, first, list] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g)) {
    const found = [...(list ?? '').matchAll(/<([0-9a-f ]*)>/g)]
    for (const [at, [, hex]] of found.entries())
      letters[Number.parseInt(first ?? '', 16) + at] = String.fromCharCode(...(hex?.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
  }
  return letters
}
