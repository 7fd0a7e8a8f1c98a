import type { DataProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { Refusal, Unreachable } from '../../data-providers/index.ts'
import { buildI18n } from '../../panel/i18n.ts'
import { inWords } from '../../panel/in-words.ts'
import ua from '../../panel/texts/ua.ts'

const refusing = (error: Error) =>
  inWords({ update: () => Promise.reject(error) } as unknown as DataProvider, buildI18n('ua', ua).translate)
    .update('cities', { id: 1, data: {}, previousData: { id: 1 } })
    .catch((refusal: unknown) => refusal)

test('what react-admin says of a refusal is in words, its code stays', async () => {
  expect(await refusing(new Refusal('last_admin'))).toMatchObject({ message: ua.errors.last_admin, error: 'last_admin' })
})

test('refused fields stand at their inputs in words, and all of them in the toast', async () => {
  const text = `Ім’я клієнта - ${ua.errors.required}`
  expect(await refusing(new Refusal({ client_name: 'required' }))).toMatchObject({
    message: text,
    body: { errors: { client_name: ua.errors.required, root: { serverError: text } } },
  })
})

test('a server out of reach is told as such', async () => {
  expect(await refusing(new Unreachable())).toMatchObject({ message: ua.errors.network })
})

test('an exception of ours stays as it is', async () => {
  const broken = new TypeError('boom')
  expect(await refusing(broken)).toBe(broken)
})
