import { expect, test } from 'vitest'
import { middleOf, partAt, pixelsOf, sideOf, wholePart } from '../../theme/photo-part.ts'

const wide = { naturalWidth: 400, naturalHeight: 300 }
const tall = { naturalWidth: 300, naturalHeight: 400 }

test.each([
  [wide, { x: 50, y: 0, width: 300, height: 300 }],
  [tall, { x: 0, y: 50, width: 300, height: 300 }],
])('the whole part of a photo is the longest square in its middle', (photo, pixels) => {
  expect(pixelsOf(wholePart(photo), photo)).toEqual(pixels)
  expect(sideOf(wholePart(photo))).toBe(100)
})

test('a part of another size stays around its middle, and goes no further than the photo', () => {
  const half = partAt(middleOf(wholePart(wide)), 50, wide)
  expect(pixelsOf(half, wide)).toEqual({ x: 125, y: 75, width: 150, height: 150 })
  expect(pixelsOf(partAt({ x: 99, y: 99 }, 50, wide), wide)).toEqual({ x: 250, y: 150, width: 150, height: 150 })
})
