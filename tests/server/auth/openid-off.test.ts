import { expect, test } from 'vitest'
import { getOpenIdAddress, loginAdminByOpenId } from '../../../schemas/index.ts'
import { readSettings } from '../../../server/settings.ts'
import { useApp } from '../../app.ts'

const { call } = await useApp()

test('without a provider there is no such sign-in', async () => {
  expect((await call(getOpenIdAddress)).error).toBe('not_found')
  expect((await call(loginAdminByOpenId, { code: 'made-up' })).error).toBe('not_found')
})

test('a provider needs the name and secret that it knows us by, and in production an address with TLS', () => {
  const named = { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
  expect(() => readSettings({ OIDC_ISSUER: 'https://id.example.org' })).toThrow(/OIDC_CLIENT_ID: .*\nOIDC_CLIENT_SECRET: /)
  const production = { DOCENTO_MODE: 'production', SECRET: 'x'.repeat(32), ...named }
  expect(() => readSettings({ ...production, OIDC_ISSUER: 'http://id.example.org' })).toThrow('OIDC_ISSUER: give an address beginning with https://.')
  expect(readSettings({ ...production, OIDC_ISSUER: 'https://id.example.org' }).openId).toMatchObject({ clientId: 'a' })
})
