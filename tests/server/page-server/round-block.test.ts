import { expect, test } from 'vitest'
import { type Place, roundBlock } from '../../../server/page-server/round-block.ts'

const bytes = (length: number, letter: string) => Buffer.from(letter.repeat(length))

test('what lies in a block reads as it was written until it is written over', () => {
  const block = roundBlock(100)
  const written: { place: Place; text: string }[] = []
  for (const [n, length] of [40, 30, 30, 70, 1, 100, 99, 2, 50, 50, 33, 33, 33].entries()) {
    const text = String.fromCharCode(97 + n).repeat(length)
    const place = block.add(Buffer.from(text))
    if (!place) throw new Error('it fits')
    written.push({ place, text })
    const held = written.filter((one) => block.holds(one.place))
    expect(held.at(-1)?.text).toBe(text)
    for (const one of held) expect(block.read(one.place).toString()).toBe(one.text)
  }
})

test('three of a third each lie beside each other, the fourth takes the place of the first', () => {
  const block = roundBlock(99)
  const places = ['a', 'b', 'c', 'd'].map((letter) => block.add(bytes(33, letter)))
  expect(places.map((place) => place && block.holds(place))).toEqual([false, true, true, true])
})

test('what is longer than the block is not taken, and harms nothing that lies there', () => {
  const block = roundBlock(10)
  const place = block.add(bytes(10, 'a'))
  expect(block.add(bytes(11, 'b'))).toBeNull()
  expect(place && block.holds(place) && block.read(place).toString()).toBe('a'.repeat(10))
})

test('what was read stays as it was when its place is written over', () => {
  const block = roundBlock(10)
  const place = block.add(bytes(10, 'a'))
  const read = place && block.read(place)
  block.add(bytes(10, 'b'))
  expect(read?.toString()).toBe('a'.repeat(10))
})
