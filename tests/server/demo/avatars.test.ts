import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawFaces } from '../../../server/demo/avatars.ts'

const folder = mkdtempSync(join(tmpdir(), 'docento-faces-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a face is kept as webp in every size that the site shows', async () => {
  const [face] = (await drawFaces(folder, [0, 8], 1))[2]
  const sizes = { full: 512, preview: 112, preview_2x: 224, preview_130: 130, preview_130_2x: 260 } as const
  for (const [name, size] of Object.entries(sizes)) {
    const { format, width, height } = await sharp(join(folder, face?.[name as keyof typeof sizes] ?? '')).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: size, height: size })
  }
})

test('drawing again makes no new files: they are named by their content', async () => {
  const before = readdirSync(folder)
  await drawFaces(folder, [0, 8], 1)
  expect(readdirSync(folder)).toEqual(before)
})
