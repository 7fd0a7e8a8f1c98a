import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

/** A font with the letters of every edition; those that come with PDF know Western Europe alone. */
const font = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
export const INK = '#1f2923'
export const SOFT = '#5d675f'
export const RULE = '#c9cdc4'

/** A page of A4 to draw on in the faces `plain` and `bold`, and its bytes, which come when it is ended. Drawn alike with the same moment, it is the same file. */
export function startPdf(title: string, made: Date): { page: PDFKit.PDFDocument; bytes: Promise<Buffer> } {
  const page = new PDFDocument({ size: 'A4', margin: 56, info: { Title: title, Creator: 'Docento', Producer: 'Docento', CreationDate: made } })
  const bytes = buffer(page)
  page.registerFont('plain', font('DejaVuSans')).registerFont('bold', font('DejaVuSans-Bold'))
  return { page, bytes }
}
