import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createFaces } from '../../../server/demo/avatars.ts'
import { portrait } from '../../../server/demo/portrait.ts'
import { createRandom } from '../../../server/demo/random.ts'
import { folderShelf } from '../../../server/outside/files/folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'docento-faces-'))
afterAll(() => rmSync(folder, { recursive: true }))
const teacher = { sex: 2, age: 41 } as const

test('a face is kept as webp in every size that the site shows', async () => {
  const faces = createFaces(folderShelf(folder), [0, 8], 1)
  const face = faces.of(teacher, 7)
  await faces.drawn()
  const sizes = { full: 512, preview: 112, preview_2x: 224, preview_130: 130, preview_130_2x: 260 } as const
  for (const [name, size] of Object.entries(sizes)) {
    const { format, width, height } = await sharp(join(folder, face[name as keyof typeof sizes])).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: size, height: size })
  }
})

test('drawing again makes no new files: they are named by what is drawn', async () => {
  const before = readdirSync(folder)
  const faces = createFaces(folderShelf(folder), [0, 8], 1)
  faces.of(teacher, 7)
  await faces.drawn()
  expect(readdirSync(folder)).toEqual(before)
})

test('five hundred tutors have five hundred faces', () => {
  const random = createRandom('tutors')
  const draw = (id: number) => portrait({ sex: id % 3 ? 2 : 1, age: 21 + (id % 41), tones: [0, 4] }, random.of(id))
  const all = Array.from({ length: 500 }, (_, id) => draw(id))
  expect(new Set(all).size).toBe(500)
  expect(draw(123)).toBe(all[123])
})

test('when enough are drawn, people share a face of their sex and age', async () => {
  const faces = createFaces(folderShelf(folder), [0, 8], 2)
  const [first, man] = [faces.of(teacher, 7), faces.of({ sex: 1, age: 41 }, 8)]
  expect(faces.of({ sex: 2, age: 43 }, 9)).toEqual(first)
  expect(faces.of({ sex: 1, age: 38 }, 9)).toEqual(man)
  await faces.drawn()
})
