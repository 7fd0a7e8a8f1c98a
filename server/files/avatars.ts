import { Refusal } from '../errors.ts'
import { keepByContent } from './by-content.ts'
import { keepPicture } from './pictures.ts'
import { bytesOf, type Shelf } from './shelf.ts'

/** Pixels of a side of each cut of an avatar (spec: decisions API-15). */
export const avatarSizes = { full: 512, preview: 112, preview_2x: 224, preview_130: 130, preview_130_2x: 260 } as const
type Cut = keyof typeof avatarSizes

/** Names of an avatar's files among the uploads, each by its content; the original is kept to be cut anew. */
export type AvatarFiles = Record<Cut | 'original', string>

/** A part of the original in its pixels. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** Keeps a photo that somebody sent and cuts it in the middle. Throws as `keepPicture` does. */
export async function keepAvatar(uploads: Shelf, upload: { path: string }): Promise<AvatarFiles> {
  const { file, width, height } = await keepPicture(uploads, upload)
  const side = Math.min(width, height)
  return cutAvatar(uploads, file, { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), width: side, height: side })
}

/** Cuts an avatar out of its kept original, square whatever is asked. Throws field problems of a part that the original does not have. */
export async function cutAvatar(uploads: Shelf, original: string, { x, y, width, height }: Crop): Promise<AvatarFiles> {
  const side = Math.min(width, height)
  const { sharp } = await import('./sharp.ts')
  const bytes = await bytesOf(uploads, original)
  if (!bytes) throw new Error(`the original ${original} is not there`)
  const source = sharp(bytes)
  const whole = await source.metadata()
  if (x + side > whole.width) throw new Refusal({ x: 'too_big' })
  if (y + side > whole.height) throw new Refusal({ y: 'too_big' })
  const part = source.extract({ left: x, top: y, width: side, height: side })
  const cuts = Object.entries(avatarSizes).map(async ([name, size]) => {
    const image = part.clone().resize(size, size).webp({ quality: 88 })
    return [name, await keepByContent(uploads, image, 'webp')] as const
  })
  return { original, ...(Object.fromEntries(await Promise.all(cuts)) as Record<Cut, string>) }
}
