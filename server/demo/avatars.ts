import { createHash } from 'node:crypto'
import { type AvatarFiles, avatarSizes } from '../files/avatars.ts'
import { nameOf } from '../files/by-content.ts'
import { sharp } from '../files/sharp.ts'
import { type Files, keepBytes, type Shelf } from '../files/shelf.ts'
import type { Sex } from './phrase.ts'
import { portrait, type Tones } from './portrait.ts'
import { createRandom } from './random.ts'

const cuts = Object.entries(avatarSizes) as [keyof typeof avatarSizes, number][]

export interface Faces {
  /** Names of the files of a face; the same person with the same `likeness`, a number drawn by chance, always looks the same. */
  of(person: { sex: Sex; age: number }, likeness: number): AvatarFiles
  /** Settles when the files of all of them are there: they are drawn while rows are made. */
  drawn(): Promise<unknown>
}

/** Faces of a country's people, drawn among the uploads: each its own, but from `most` on people share those of their sex and age. */
export function createFaces(uploads: Shelf, tones: Tones, most: number): Faces {
  const random = createRandom('faces')
  const peers = new Map<string, AvatarFiles[]>()
  let count = 0
  // one after the other: what waits holds its pixels
  let drawing: Promise<void> = Promise.resolve()
  return {
    of({ sex, age }, likeness) {
      const kind = `${sex} ${Math.round(age / 10)}`
      const alike = peers.get(kind) ?? []
      if (count >= most && alike.length > 0) return random.of('again', likeness).pick(alike)
      const svg = portrait({ sex, age, tones }, random.of(likeness))
      const files = filesOf(svg)
      peers.set(kind, [...alike, files])
      drawing = drawing.then(() => cut(uploads, svg, files))
      // a failure is told by `drawn`, not before
      drawing.catch(() => {})
      count += 1
      return files
    },
    drawn: () => drawing,
  }
}

/** The files a drawing will have, known before it is drawn. */
function filesOf(svg: string): AvatarFiles {
  const named = Object.fromEntries(cuts.map(([name]) => [name, faceName(`${name} ${svg}`)])) as Record<keyof typeof avatarSizes, string>
  return { original: named.full, ...named }
}

async function cut(uploads: Shelf, svg: string, files: AvatarFiles): Promise<void> {
  const there = await Promise.all(cuts.map(([name]) => uploads.find(files[name])))
  const missing = cuts.filter((_, at) => !there[at])
  if (missing.length === 0) return
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (const [name, size] of missing) {
    const image = sharp(data, { raw: info }).resize(size, size).webp({ quality: 86, effort: 0 })
    await uploads.keep(async (path) => {
      await image.toFile(path)
      return files[name]
    })
  }
}

/** A drawn diploma without words, for the tutors' documents: among the uploads for those that are approved, apart for all. */
export async function drawDiploma(files: Files): Promise<string> {
  const lines = [150, 190, 230, 300, 340]
    .map((y, n) => `<path stroke="#b9b2a3" stroke-width="8" d="M${140 + n * 12} ${y}H${580 - n * 12}"/>`)
    .join('')
  const seal = '<circle cx="560" cy="400" r="42" fill="#8a4b3c"/><circle cx="560" cy="400" r="30" fill="none" stroke="#f6f1e4" stroke-width="4"/>'
  const paper = '<path fill="#f6f1e4" d="M0 0h720v510H0z"/><path fill="none" stroke="#2f5d50" stroke-width="14" d="M28 28h664v454H28z"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="1020" viewBox="0 0 720 510">${paper}${lines}${seal}</svg>`
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 88 }).toBuffer()
  await store(files.uploads, bytes)
  return store(files.private, bytes)
}

/** A drawn page of an exercise book, as somebody sends it in a chat: for those who talk alone. */
export async function drawExercise(files: Files): Promise<string> {
  const squares = Array.from({ length: 22 }, (_, n) => `M0 ${n * 34}H960M${n * 44} 0V720`).join('')
  const sums = ['1/2 + 1/3 = 2/5', '3/4 + 1/6 = 4/10', '2/3 + 5/8 = 7/11']
    .map((sum, n) => `<text x="140" y="${190 + n * 150}" font-family="sans-serif" font-size="72" fill="#27406b">${sum}</text>`)
    .join('')
  const marks = '<path fill="none" stroke="#c0392b" stroke-width="8" d="M470 110c80-40 190 0 170 70-20 60-190 70-200 0"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><path fill="#f3efe4" d="M0 0h960v720H0z"/><path stroke="#c9d6e6" d="${squares}"/>${sums}${marks}</svg>`
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer()
  return store(files.private, bytes)
}

/** Keeps bytes under the hash of their content. */
const store = (shelf: Shelf, bytes: Buffer): Promise<string> => keepBytes(shelf, faceName(bytes), bytes)

const faceName = (content: string | Buffer) => nameOf(createHash('sha256').update(content), 'webp')
