import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** The client that the provider knows us as. */
export const client = { id: 'docento', secret: 'a secret of the provider' } as const

/** Whose address the provider has not confirmed, by how the name begins. */
const UNCONFIRMED = 'unconfirmed'

export interface RunningProvider {
  issuer: string
  stop: () => Promise<void>
}

/**
 * An OpenID provider on a port of its own, whose sign-in page takes any name and password: the name is the e-mail address. `doors` are the addresses that it
 * may send browsers back to.
 */
export async function startProvider({ doors, port = 0 }: { doors: string[]; port?: number }): Promise<RunningProvider> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: doors }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['of this test'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith(UNCONFIRMED), name: 'Somebody' }),
    }),
  })
  server.on('request', provider.callback())
  return { issuer, stop: () => stopped(server) }
}

const stopped = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })

/** Walks through the provider's pages as somebody; answers where it sends the browser back to. */
export async function passThrough(url: string, email: string): Promise<URL> {
  const jar = new Map<string, string>()
  const visit = async (address: string, form?: Record<string, string>) => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const one of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
      jar.set(name, value)
    }
    await response.text()
    return new URL(response.headers.get('location') ?? address, address)
  }
  const { origin } = new URL(url)
  let at = await visit(url)
  for (const prompt of ['login', 'consent']) {
    if (at.origin !== origin) break
    at = await visit(at.href, { prompt, login: email, password: 'any' })
    if (at.origin === origin) at = await visit(at.href)
  }
  return at
}
