import { expect, test } from 'vitest'
import { reveal } from '../../../server/outbox/secrets.ts'

test('a secret with dollar signs is put in as it is', () => {
  expect(reveal('код {secret} и {secret}', '$&$1')).toBe('код $&$1 и $&$1')
})
