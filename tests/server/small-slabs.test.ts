import { afterEach, expect, test } from 'vitest'
import { roundBlock } from '../../server/page-server/round-block.ts'
import { keepSlabsSmall } from '../../server/small-slabs.ts'

const { poolSize } = Buffer
afterEach(() => {
  Buffer.poolSize = poolSize
})

test('what is taken out of the block of kept pages holds no memory but its own', () => {
  keepSlabsSmall()
  const block = roundBlock(100_000)
  const kept = [4_096, 5_000, 20_000, 30_000].map((length) => block.read(block.add(Buffer.alloc(length)) ?? { at: 0, length: 0 }))
  expect(kept.map(({ buffer }) => buffer.byteLength)).toEqual([4_096, 5_000, 20_000, 30_000])
})
