import type { OverlayOptions } from 'sharp'
import { keptPicture } from '../../theme/pictures.ts'
import { light as colour } from '../../theme/tokens.ts'
import { sharp } from '../files/sharp.ts'
import { bytesOf, type Shelf } from '../files/shelf.ts'
import { type Poster, posterSize } from '../seo/poster.ts'
import { fitted, LEADING, type Line, lineOf, linesOf } from './letters.ts'

const { width, height } = posterSize
const EDGE = 80
/** Base line of the foot: the wordmark, the price. */
const FOOT = 552

const QUALITY = 86
const UPLOAD = new RegExp(`^${keptPicture}$`)

/** Draws a poster as a JPEG. Every word is an outline, so nothing that a person wrote gets into the SVG as text. */
export async function drawPoster(poster: Poster, uploads: Shelf): Promise<Buffer> {
  const draw = { person, article, list }[poster.look]
  const picture = await pictureOf(poster, uploads)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${paper}${draw(poster, picture !== null)}${wordmark(EDGE, FOOT)}</svg>`
  return sharp(Buffer.from(svg))
    .composite(picture ? [picture] : [])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

/** Where each look shows a picture. */
const frames = {
  person: { left: EDGE, top: EDGE, width: 380, height: 380, radius: 40 },
  article: { left: 730, top: EDGE, width: 390, height: 470, radius: 40 },
  list: null,
} as const

/** A tutor's photo, or the picture of an article; null where there is none, or its file is gone or can't be read. */
async function pictureOf({ look, picture }: Poster, uploads: Shelf): Promise<OverlayOptions | null> {
  const frame = frames[look]
  const [, file] = UPLOAD.exec(picture ?? '') ?? []
  if (!frame || !file) return null
  const bytes = await bytesOf(uploads, file)
  if (!bytes) return null
  const { left, top, radius, ...size } = frame
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`
  const input = await sharp(bytes)
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer()
    .catch(() => null)
  return input && { input, left, top }
}

/** A page of an exercise book. */
const paper = `<path fill="${colour.ground}" d="M0 0h${width}v${height}H0z"/><path stroke="${colour.sunk}" stroke-width="2" d="M0 105h1200M0 210h1200M0 315h1200M0 420h1200M0 525h1200"/>`

/** As `site/layout/Logo.tsx` draws it. */
const wordmark = (x: number, base: number) =>
  `<path transform="translate(${x} ${base - 17.5 * 1.9}) scale(1.9)" stroke="${colour.accent}" stroke-width="2.5" d="M1.5 12.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM11.5 2v15.5M15.5 12.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM36.5 9a5 5 0 1 0 0 7M40.5 12.5h10a5 5 0 1 0-1.5 3.5M55 17.5v-10M55 12a4.5 4.5 0 0 1 9 0v5.5M69.5 3v10.5a4 4 0 0 0 4 4M67.5 7.5h5.5M76.5 12.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"/>`

/** The open book of our drawings, 300 wide. */
const book = (x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path stroke="${colour.ink}" stroke-width="7" fill="${colour.surface}" d="M0 4c52-26 104-26 150 4 46-30 98-30 150-4v196c-52-22-104-22-150 8-46-30-98-30-150-8z"/><path stroke="${colour.ink}" stroke-width="7" d="M150 8v200"/><path stroke="${colour.accent}" stroke-width="6" d="M34 54c28-10 56-10 82 2M34 98c28-10 56-10 82 2M34 142c28-10 56-10 82 2M184 56c28-12 56-12 82-2M184 100c28-12 56-12 82-2M184 144c28-12 56-12 82-2"/></g>`

/** A stroke of a marker. */
const stroke = (x: number, y: number, long: number) =>
  `<path stroke="${colour['accent-tint']}" stroke-width="12" d="M${x} ${y}c${long * 0.18} 26 ${long * 0.36}-26 ${long * 0.52} 2 ${long * 0.16} 26 ${long * 0.34}-22 ${long * 0.48}-2"/>`

const star = (x: number, base: number, size: number) => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const [radius, angle] = [at % 2 ? size * 0.21 : size * 0.5, (at * Math.PI) / 5 - Math.PI / 2]
    return `${x + size / 2 + radius * Math.cos(angle)} ${base - size * 0.38 + radius * Math.sin(angle)}`
  })
  return `<path fill="${colour.star}" stroke="${colour.star}" stroke-width="${size * 0.08}" d="M${points.join('L')}z"/>`
}

const inked = (fill: string, drawn: string) => `<g fill="${fill}">${drawn}</g>`

/** Something that stands in a column: how high it is above its base line, what it draws there, and how far the next keeps off. */
interface Piece {
  high: number
  after: number
  draw: (x: number, base: number) => string
}

const CAPITAL = 0.71
const textPiece = (line: Line, size: number, fill: string, after: number): Piece => ({
  high: size * CAPITAL,
  after,
  draw: (x, base) => inked(fill, line.at(x, base)),
})

/** Lines of a text, the last of them further from what follows. */
const textPieces = (lines: readonly Line[], size: number, fill: string, after: number): Piece[] =>
  lines.map((line, at) => textPiece(line, size, fill, at === lines.length - 1 ? after : size * (LEADING - CAPITAL)))

const markPiece = ({ mean, count }: NonNullable<Poster['mark']>): Piece => {
  const size = 36
  const [bold, plain] = [lineOf(mean, { size, weight: 700 }), lineOf(count, { size: 32, weight: 500 })]
  return {
    high: size * CAPITAL,
    after: 0,
    draw: (x, base) =>
      star(x, base, size) + inked(colour.ink, bold.at(x + size + 12, base)) + inked(colour['ink-2'], plain.at(x + size + 26 + bold.width, base)),
  }
}

const strokePiece = (long: number, after: number): Piece => ({ high: 10, after, draw: (x, base) => stroke(x + 6, base - 4, long) })

const longestOf = (lines: readonly Line[]) => Math.max(...lines.map((line) => line.width), 0)

/** A column of pieces in the middle of a height. */
function column(pieces: readonly Piece[], { x, top, bottom }: { x: number; top: number; bottom: number }): string {
  const tall = pieces.reduce((sum, { high, after }, at) => sum + high + (at === pieces.length - 1 ? 0 : after), 0)
  let y = top + Math.max(0, (bottom - top - tall) / 2)
  return pieces
    .map(({ high, after, draw }) => {
      const drawn = draw(x, y + high)
      y += high + after
      return drawn
    })
    .join('')
}

/** What an hour costs, on a label of the colour of buttons whose right end stands at `right`. */
function priceLabel({ amount, unit }: NonNullable<Poster['price']>, right: number): string {
  const [bold, plain] = [lineOf(amount, { size: 40, weight: 700 }), lineOf(unit, { size: 30, weight: 500 })]
  const wide = 36 + bold.width + (unit ? 8 + plain.width : 0) + 36
  const [left, top, high] = [right - wide, FOOT - 58, 80]
  return `<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="20" fill="${colour.accent}"/>${inked(colour['on-accent'], bold.at(left + 36, FOOT - 4) + plain.at(left + 44 + bold.width, FOOT - 4))}`
}

const aboveOf = (words: string | undefined, wide: number, lines = 1): Piece[] =>
  words ? textPieces(linesOf(words, { size: 30, weight: 700 }, { width: wide, lines }), 30, colour.accent, 34) : []

function person({ above, title, below = '', price, mark }: Poster, hasPhoto: boolean): string {
  const { left, top, width: side, radius } = frames.person
  const x = left + side + 56
  const wide = width - EDGE - x
  const name = fitted(title, 700, [72, 62, 54, 46], { width: wide, lines: 2, height: 190 })
  const pieces = [
    ...aboveOf(above, wide),
    ...textPieces(name.lines, name.size, colour.ink, 22),
    strokePiece(longestOf(name.lines) * 0.9, 40),
    ...textPieces(linesOf(below, { size: 36, weight: 500 }, { width: wide, lines: 2 }), 36, colour['ink-2'], 36),
    ...(mark ? [markPiece(mark)] : []),
  ]
  const blank = `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${radius}" fill="${colour['accent-soft']}"/>${book(left + 70, top + 105, 0.8)}`
  return (hasPhoto ? '' : blank) + column(pieces, { x, top: 72, bottom: price ? 472 : 500 }) + (price ? priceLabel(price, width - EDGE) : '')
}

function article({ above, title, below = '', price }: Poster, hasPicture: boolean): string {
  const wide = (hasPicture ? frames.article.left - 60 : 760) - EDGE
  const heading = fitted(title, 700, [64, 56, 50, 44], { width: wide, lines: 5, height: 300 })
  const pieces = [
    ...aboveOf(above, wide),
    ...textPieces(heading.lines, heading.size, colour.ink, 40),
    ...textPieces(linesOf(below, { size: 32, weight: 500 }, { width: wide, lines: 1 }), 32, colour['ink-2'], 0),
  ]
  return column(pieces, { x: EDGE, top: 72, bottom: 484 }) + (hasPicture ? '' : book(820, 210)) + (price ? priceLabel(price, width - EDGE) : '')
}

function list({ above, title, below = '', price, mark }: Poster): string {
  const wide = 680
  const heading = fitted(title, 700, [78, 68, 58, 48], { width: wide, lines: 3, height: 215 })
  const pieces = [
    ...aboveOf(above, wide),
    ...textPieces(heading.lines, heading.size, colour.ink, 26),
    strokePiece(Math.min(420, longestOf(heading.lines) * 0.9), 44),
    ...textPieces(linesOf(below, { size: 36, weight: 500 }, { width: wide, lines: 2 }), 36, colour['ink-2'], 34),
    ...(mark ? [markPiece(mark)] : []),
  ]
  return column(pieces, { x: EDGE, top: 72, bottom: 478 }) + book(820, 168) + (price ? priceLabel(price, width - EDGE) : '')
}
