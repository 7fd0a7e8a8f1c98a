import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { headers, securityHeaders } from '../../../server/plugins/security-headers.ts'

async function buildApp() {
  const app = Fastify({ trustProxy: true })
  await app.register(headers)
  app.get('/data', async () => ({}))
  app.get('/page', async (_request, reply) =>
    reply
      .headers({ ...securityHeaders, 'content-security-policy': "script-src 'self'" })
      .type('text/html')
      .send('<p>'),
  )
  app.get('/strict', async (_request, reply) => reply.header('referrer-policy', 'no-referrer').send({}))
  return app
}

describe('security headers', () => {
  test.each(['/data', '/page', '/unknown'])('stand on %s', async (url) => {
    const answer = await (await buildApp()).inject(url)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  test.each(['/page?ak=x', '/page?lang=ru&ak=x', '/page?reset_code=x', '/page?token=x#a', '/page?code=x'])(
    'tell nobody the secret in the address of %s, and where it came from still',
    async (url) => expect((await (await buildApp()).inject(url)).headers['referrer-policy']).toBe('strict-origin'),
  )

  test('leave a page that says less as it is', async () => {
    expect((await (await buildApp()).inject('/strict?code=x')).headers['referrer-policy']).toBe('no-referrer')
  })

  test('let a page name its own policy and close everything else', async () => {
    const app = await buildApp()
    expect((await app.inject('/page')).headers['content-security-policy']).toBe("script-src 'self'")
    expect((await app.inject('/data')).headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('ask for https only where the request came by it', async () => {
    const app = await buildApp()
    expect((await app.inject('/data')).headers).not.toHaveProperty('strict-transport-security')
    const secure = await app.inject({ url: '/data', headers: { 'x-forwarded-proto': 'https' } })
    expect(secure.headers['strict-transport-security']).toMatch(/max-age=\d+/)
  })
})
