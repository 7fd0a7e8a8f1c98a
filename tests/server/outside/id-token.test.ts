import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openProviders } from '../../../server/outside/openid.ts'

const door = 'http://kz.localhost:3000/login'
const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stolen = generateKeyPairSync('rsa', { modulusLength: 2048 })
let token = ''

/** A provider that hands out whatever ID token it is told to. */
const server = createServer((request, response) => {
  const said: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/keys': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
    '/token': { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: token },
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(said[request.url ?? ''] ?? {}))
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
function tokenOf(claims: object, { key = own.privateKey, alg = 'RS256' }: { key?: KeyObject; alg?: string } = {}) {
  const words = `${part({ alg, kid: 'one', typ: 'JWT' })}.${part(claims)}`
  return `${words}.${alg === 'none' ? '' : sign('sha256', Buffer.from(words), key).toString('base64url')}`
}

const provider = openProviders({ openId: { issuer, clientId: 'docento', secret: 'secret', name: undefined } })('kz')
const now = () => Math.floor(Date.now() / 1000)

/** Who comes back with a token of these claims. */
async function enter(claims: object, how?: Parameters<typeof tokenOf>[1]) {
  const begun = await provider?.begin(door)
  if (!begun) throw new Error('no provider')
  const { errand } = begun
  const sound = { iss: issuer, aud: 'docento', sub: 'one', nonce: errand.nonce, iat: now(), exp: now() + 60, email: 'a@b.test', email_verified: true }
  token = tokenOf({ ...sound, ...claims }, how)
  return provider?.finish(door, { code: 'code', state: errand.state }, errand)
}

test('an ID token that is signed, for us, of this provider and in time says who it is', async () => {
  expect(await enter({})).toEqual({ email: 'a@b.test', name: '', email_verified: true })
})

test.each<[string, object, Parameters<typeof tokenOf>[1]?]>([
  ['signed with another key', {}, { key: stolen.privateKey }],
  ['not signed', {}, { alg: 'none' }],
  ['for somebody else', { aud: 'another' }],
  ['for us among others, asked for by another', { aud: ['docento', 'another'], azp: 'another' }],
  ['of another provider', { iss: 'https://elsewhere.example' }],
  ['out of date', { iat: now() - 7200, exp: now() - 3600 }],
  ['for another errand', { nonce: 'of another' }],
  ['for no errand', { nonce: undefined }],
  ['without a bearer', { sub: undefined }],
])('an ID token that is %s lets nobody in', async (_, claims, how) => {
  await expect(enter(claims, how)).rejects.toThrow()
})
