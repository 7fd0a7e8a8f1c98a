import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { keptName, type PictureFormat, pictureFormats, pictureWidths } from '../../theme/pictures.ts'

/** Where the sizes of kept pictures lie, below the folder of uploads. */
export const SIZES = 'sizes'
const NAME = new RegExp(`^(${keptName})-(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})$`)

/** One encodes at a time: pages of words are drawn meanwhile. */
let last: Promise<unknown> = Promise.resolve()
const making = new Map<string, Promise<boolean>>()

/**
 * Makes a size of a kept picture, `4f…9a-672.avif`, where it is not made yet; false for a name that none has. Their number is bound by that of the pictures,
 * so each is kept as long as its picture is.
 */
export async function makeSize(folder: string, name: string): Promise<boolean> {
  const [, picture, width, format] = NAME.exec(name) ?? []
  if (!picture) return false
  const to = join(folder, SIZES, name)
  if (await isThere(to)) return true
  const from = join(folder, `${picture}.webp`)
  if (!(await isThere(from))) return false
  const running = making.get(to) ?? queue(() => encode(from, to, Number(width), format as PictureFormat)).finally(() => making.delete(to))
  making.set(to, running)
  return running
}

function queue<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}

async function encode(from: string, to: string, width: number, format: PictureFormat): Promise<boolean> {
  await mkdir(join(to, '..'), { recursive: true, mode: 0o700 })
  const written = join(to, '..', `.${randomUUID()}`)
  const { sharp } = await import('./sharp.ts')
  const image = sharp(from).resize({ width, withoutEnlargement: true })
  await (format === 'avif' ? image.avif({ quality: 55, effort: 3 }) : image.webp({ quality: 80 })).toFile(written)
  await rename(written, to)
  return true
}

/** Takes away the sizes of a picture that is taken away itself. */
export async function dropSizes(folder: string, file: string): Promise<void> {
  const [picture = ''] = basename(file).split('.')
  const names = pictureWidths.flatMap((width) => pictureFormats.map((format) => `${picture}-${width}.${format}`))
  await Promise.all(names.map((name) => rm(join(folder, SIZES, name), { force: true })))
}

const isThere = async (path: string) => (await stat(path).catch(() => null)) !== null
