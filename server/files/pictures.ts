import type { Sharp } from 'sharp'
import { Refusal } from '../errors.ts'
import { keepByContent } from './by-content.ts'
import { hasSecondFace } from './second-face.ts'
import { type Shelf, ShelfAway } from './shelf.ts'

/** Longest side of a kept picture in pixels (spec: decisions API-15). */
const PICTURE_SIDE = 2000
/** More pixels than that are a bomb, or a print: unpacked they would fill the memory. */
const MAX_PIXELS = 40_000_000
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp']

export interface Picture {
  /** Its name under /api/uploads, by its content. */
  file: string
  width: number
  height: number
}
export interface Opened {
  /** Stands upright. */
  image: Sharp
  /** As one sees it, turned by the camera's note. */
  width: number
  height: number
}

/**
 * A file that somebody sent as a picture, proved to be one by its head. What it holds is read only when the image is kept.
 * Throws `file_type` for anything else, `file_too_big` above 40 megapixels (spec: decisions API-15).
 */
async function openPicture(path: string): Promise<Opened> {
  const { sharp } = await import('./sharp.ts')
  const { format, width, height, pages = 1, autoOrient } = await sharp(path, { limitInputPixels: false }).metadata().catch(refuse)
  if (!formats.includes(format)) throw new Refusal('file_type')
  if (width * height * pages > MAX_PIXELS) throw new Refusal('file_too_big')
  if (await hasSecondFace(path)) throw new Refusal('file_type')
  const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true })
  return { image, ...autoOrient }
}

/** Re-encodes an opened picture, as it was cut, onto a shelf: neither its EXIF nor anything behind its pixels gets there. */
export async function keepImage(shelf: Shelf, image: Sharp): Promise<Picture> {
  let size = { width: 0, height: 0 }
  const encoded = image.webp({ quality: 82 })
  encoded.on('info', ({ width, height }) => {
    size = { width, height }
  })
  const file = await keepByContent(shelf, encoded, 'webp').catch(refuse)
  return { file, ...size }
}

/** Keeps a picture that somebody sent, at most 2000 pixels long. Throws as `openPicture` does, and `file_type` for pixels that can't be read. */
export async function keepPicture(shelf: Shelf, { path }: { path: string }, side = PICTURE_SIDE): Promise<Picture> {
  const { image } = await openPicture(path)
  return keepImage(shelf, image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }))
}

/** A full disk, a shelf or a file that is away is ours; all else is what was sent. */
function refuse(error: NodeJS.ErrnoException): never {
  if (error instanceof ShelfAway || error.syscall || error.message.includes('file is missing')) throw error
  throw new Refusal('file_type')
}
