import { expect, test } from 'vitest'
import { seal, unseal } from '../../server/seal.ts'

const secret = 'a product secret of 32 characters!'

test('what is sealed can be read with the same secret alone, and where it lay alone', () => {
  const sealed = seal('123456', secret, 'outbox')
  expect(sealed).not.toContain('123456')
  expect(unseal(sealed, secret, 'outbox')).toBe('123456')
  expect(unseal(sealed, `${secret}x`, 'outbox')).toBeNull()
  expect(unseal(sealed, secret, 'merchants')).toBeNull()
})

test('what is carried about in links and cookies opens in its edition alone', () => {
  const sealed = seal('148', secret, 'subscription pl')
  expect(unseal(sealed, secret, 'subscription pl')).toBe('148')
  expect(unseal(sealed, secret, 'subscription kz')).toBeNull()
})

test('the same code is sealed differently each time', () => {
  expect(seal('123456', secret, 'outbox')).not.toBe(seal('123456', secret, 'outbox'))
})

test('a seal that was tampered with opens to nothing', () => {
  const sealed = Buffer.from(seal('123456', secret, 'outbox'), 'base64url')
  sealed[30] = (sealed[30] ?? 0) ^ 1
  expect(unseal(sealed.toString('base64url'), secret, 'outbox')).toBeNull()
  expect(unseal('short', secret, 'outbox')).toBeNull()
})

test('nothing opens by a part of its seal, which is easier to guess', () => {
  const sealed = Buffer.from(seal('', secret, 'outbox'), 'base64url')
  const opened = [28, 27, 24, 16].map((bytes) => unseal(sealed.subarray(0, bytes).toString('base64url'), secret, 'outbox'))
  expect(opened).toEqual(['', null, null, null])
})
