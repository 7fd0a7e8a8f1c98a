import { expect, test } from 'vitest'
import { useDatabase } from '../../database.ts'

const database = await useDatabase()

test('reads side by side in a transaction answer in their order, and the driver has nothing to complain of', async () => {
  const warnings: Error[] = []
  const hear = (warning: Error) => warnings.push(warning)
  process.on('warning', hear)
  const numbers = await database.transaction((tx) => Promise.all([1, 2, 3].map((number) => tx.execute<{ n: number }>(`select ${number} as n`))))
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', hear)
  expect(numbers.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3])
  expect(warnings.map(({ message }) => message)).toEqual([])
})

test('a failed read leaves the others their own answers and the connection usable', async () => {
  const answers = await Promise.allSettled(['select 1 as n', 'select no_such_column', 'select 2 as n'].map((query) => database.pool.query(query)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const { rows } = await database.pool.query('select 3 as n')
  expect(rows).toEqual([{ n: 3 }])
})
