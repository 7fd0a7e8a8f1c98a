import { expect, test } from 'vitest'
import { reveal, seal, unseal } from '../../../server/outbox/secrets.ts'

const secret = 'a product secret of 32 characters!'

test('what is sealed can be read with the same secret alone', () => {
  const sealed = seal('123456', secret)
  expect(sealed).not.toContain('123456')
  expect(unseal(sealed, secret)).toBe('123456')
  expect(unseal(sealed, `${secret}x`)).toBeNull()
})

test('the same code is sealed differently each time', () => {
  expect(seal('123456', secret)).not.toBe(seal('123456', secret))
})

test('a seal that was tampered with opens to nothing', () => {
  const sealed = Buffer.from(seal('123456', secret), 'base64url')
  sealed[30] = (sealed[30] ?? 0) ^ 1
  expect(unseal(sealed.toString('base64url'), secret)).toBeNull()
  expect(unseal('short', secret)).toBeNull()
})

test('a secret with dollar signs is put in as it is', () => {
  expect(reveal('код {secret} и {secret}', '$&$1')).toBe('код $&$1 и $&$1')
})
