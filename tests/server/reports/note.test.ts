import { expect, test, vi } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { note } from '../../../server/reports/note.ts'

const error = vi.fn()
const take = vi.fn(async () => {})
const context = { log: { error }, edition: editionOf('kz'), outside: { errors: { take } } } as unknown as Parameters<typeof note>[0]
const written = () => error.mock.calls.map(([{ browser }]) => browser)

test('an error of a browser stands in the log once an hour, without the people in it', async () => {
  const met = { message: 'Error: no order for ann@mail.example', stack: 'at call (+7 701 123-45-67)', screen: '/zayavka/1660/' }
  await note(context, met)
  await note(context, { ...met, screen: '/zayavka/1661/' })
  await note(context, { ...met, message: 'Error: something else' })
  expect(written()).toEqual([
    { message: 'Error: no order for …', stack: 'at call (…)', screen: '/zayavka/0/' },
    { message: 'Error: something else', stack: 'at call (…)', screen: '/zayavka/0/' },
  ])
  // the service counts for itself how often each comes
  expect(take.mock.calls).toHaveLength(3)
  expect(take).toHaveBeenCalledWith({ message: 'Error: no order for …', stack: 'at call (…)', screen: '/zayavka/0/', from: 'browser', edition: 'kz' })
})
