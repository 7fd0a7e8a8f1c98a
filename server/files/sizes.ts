import { basename } from 'node:path'
import { keptName, type PictureFormat, pictureFormats, pictureWidths } from '../../theme/pictures.ts'
import { bytesOf, type OpenFile, type Shelf } from './shelf.ts'

/** Where the sizes of kept pictures lie, below the uploads. */
export const SIZES = 'sizes'
const NAME = new RegExp(`^(${keptName})-(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})$`)

/** One encodes at a time: pages of words are drawn meanwhile. */
let last: Promise<unknown> = Promise.resolve()
const making = new WeakMap<Shelf, Map<string, Promise<boolean>>>()

/**
 * A size of a kept picture, `4f…9a-672.avif`, made where it is not made yet; null for a name that none has. Their number is bound by that of the pictures,
 * so each is kept as long as its picture is.
 */
export async function openSize(shelf: Shelf, name: string): Promise<OpenFile | null> {
  const [, picture, width, format] = NAME.exec(name) ?? []
  if (!picture) return null
  const [from, to] = [`${picture}.webp`, `${SIZES}/${name}`]
  const made = await shelf.open(to)
  if (made) return made
  if (!(await shelf.find(from))) return null
  const underway = making.get(shelf) ?? new Map<string, Promise<boolean>>()
  making.set(shelf, underway)
  const running =
    underway.get(to) ??
    queue(() => encode(shelf, { from, to, width: Number(width), format: format as PictureFormat })).finally(() => underway.delete(to))
  underway.set(to, running)
  return (await running) ? shelf.open(to) : null
}

function queue<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}

interface Wanted {
  from: string
  to: string
  width: number
  format: PictureFormat
}

/** False where the picture was taken away meanwhile. */
async function encode(shelf: Shelf, { from, to, width, format }: Wanted): Promise<boolean> {
  const { sharp } = await import('./sharp.ts')
  const picture = await bytesOf(shelf, from)
  if (!picture) return false
  const image = sharp(picture).resize({ width, withoutEnlargement: true })
  await shelf.keep(async (path) => {
    await (format === 'avif' ? image.avif({ quality: 55, effort: 3 }) : image.webp({ quality: 80 })).toFile(path)
    return to
  })
  return true
}

/** Takes away the sizes of a picture that is taken away itself. */
export async function dropSizes(uploads: Shelf, file: string): Promise<void> {
  const [picture = ''] = basename(file).split('.')
  const names = pictureWidths.flatMap((width) => pictureFormats.map((format) => `${picture}-${width}.${format}`))
  await Promise.all(names.map((name) => uploads.remove(`${SIZES}/${name}`)))
}
