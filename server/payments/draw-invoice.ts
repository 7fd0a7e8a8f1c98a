import { INK, RULE, SOFT, startPdf } from '../files/pdf.ts'

/** An invoice in words; a part is a heading and its lines. */
export interface Invoice {
  title: string
  /** Stands in the file, so that it is the same each time. */
  paid: Date
  parts: readonly (readonly [heading: string, lines: readonly string[]])[]
  columns: readonly [string, string]
  lines: readonly (readonly [string, string])[]
  totals: readonly (readonly [string, string])[]
  foot: string
}

/** Draws an invoice on one page of A4. */
export async function drawInvoice({ title, paid, parts, columns, lines, totals, foot }: Invoice): Promise<Buffer> {
  const { page, bytes } = startPdf(title, paid)
  const { left, right } = page.page.margins
  const width = page.page.width - left - right
  const rule = () => {
    page
      .moveDown(0.5)
      .moveTo(left, page.y)
      .lineTo(left + width, page.y)
      .strokeColor(RULE)
      .stroke()
    page.moveDown(0.5)
  }
  /** Words at the left, a sum at the right of the same line. */
  const row = ([words, sum]: readonly [string, string], face: 'plain' | 'bold' = 'plain') => {
    const { y } = page
    page.font(face).fontSize(10.5).fillColor(INK)
    page.text(sum, left, y, { width, align: 'right' })
    page.text(words, left, y, { width: width * 0.68 })
    page.moveDown(0.3)
  }

  page.font('bold').fontSize(13).fillColor(INK).text('docento')
  page.moveDown(1.5).fontSize(19).text(title).moveDown(0.8)
  for (const [heading, lines] of parts) {
    page.font('plain').fontSize(9).fillColor(SOFT).text(heading)
    for (const text of lines)
      page
        .fontSize(10.5)
        .fillColor(INK)
        .text(text, { width: width * 0.8 })
    page.moveDown(0.8)
  }
  page.moveDown(0.5)
  const { y } = page
  page.font('plain').fontSize(9).fillColor(SOFT)
  page.text(columns[1], left, y, { width, align: 'right' })
  page.text(columns[0], left, y, { width: width * 0.68 })
  rule()
  for (const line of lines) row(line)
  rule()
  for (const [at, total] of totals.entries()) row(total, at === totals.length - 1 ? 'bold' : 'plain')
  page.moveDown(1.5).font('plain').fontSize(9.5).fillColor(SOFT).text(foot, left, undefined, { width })
  page.end()
  return bytes
}
