import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { drawPictures, picturesOf } from '../../../server/demo/pictures.ts'
import { folderShelf } from '../../../server/outside/files/folder.ts'
import type { Field } from '../../../server/reference/seed/types.ts'

const folder = mkdtempSync(join(tmpdir(), 'docento-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))
const drawn = await drawPictures(folderShelf(folder))

test.each(['exact', 'language', 'school', 'children', 'art'] as const)(
  'an ad of the field %s has three pictures of its own kind to choose from',
  (field) => {
    expect(new Set(picturesOf(field, drawn).map(({ file }) => file)).size).toBeGreaterThanOrEqual(3)
  },
)

test('what is drawn for the arts alone hangs with nothing else', () => {
  const filesOf = (field: Field) => picturesOf(field, drawn).map(({ file }) => file)
  const elsewhere = new Set((['exact', 'language', 'school', 'children'] as const).flatMap(filesOf))
  const ofArtAlone = drawn.flatMap(({ fields, picture }) => (fields.join() === 'art' ? [picture.file] : []))
  expect(ofArtAlone).not.toEqual([])
  expect(filesOf('art')).toEqual(expect.arrayContaining(ofArtAlone))
  expect(ofArtAlone.filter((file) => elsewhere.has(file))).toEqual([])
})
