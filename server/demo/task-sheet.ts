import { Readable } from 'node:stream'
import { keepByContent } from '../files/by-content.ts'
import { INK, RULE, SOFT, startPdf } from '../files/pdf.ts'
import type { Shelf } from '../files/shelf.ts'
import { uploadUrl } from '../files/urls.ts'

const TASKS = 8

/** Draws what an examination test leads to, a sheet with room for its tasks, and keeps it among the public files; answers its address. */
export async function keepTaskSheet(uploads: Shelf, { name, note, made }: { name: string; note: string; made: Date }): Promise<string> {
  const { page, bytes } = startPdf(name, made)
  const { left, right } = page.page.margins
  page.font('bold').fontSize(13).fillColor(INK).text('docento')
  page.moveDown(1.5).fontSize(19).text(name)
  page.moveDown(0.5).font('plain').fontSize(10.5).fillColor(SOFT).text(note)
  for (let task = 1; task <= TASKS; task += 1) {
    page.moveDown(4).fillColor(INK).text(`${task}.`)
    page
      .moveTo(left + 24, page.y)
      .lineTo(page.page.width - right, page.y)
      .strokeColor(RULE)
      .stroke()
  }
  page.end()
  return uploadUrl(await keepByContent(uploads, Readable.from([await bytes]), 'pdf'))
}
