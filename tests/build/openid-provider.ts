import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'

/** The client that the provider knows us as. */
export const client = { id: 'docento', secret: 'a secret of the provider' } as const

/** Whose address the provider has not confirmed, by how it begins. */
const UNCONFIRMED = 'unconfirmed'

export interface RunningProvider {
  issuer: string
  stop: () => Promise<void>
}

/**
 * An OpenID provider on a port of its own, which lets in whoever says an e-mail address. `doors` are the addresses that it may send browsers back to.
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
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    // nobody is asked what we may know of them
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId ?? '', accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith(UNCONFIRMED), name: 'Somebody' }),
    }),
  })
  const answer = provider.callback()
  server.on('request', (request, response) =>
    request.url?.startsWith('/sign-in/') ? void signIn(provider, request, response) : void answer(request, response),
  )
  return { issuer, stop: () => stopped(server) }
}

const page = `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">
<form method="post"><label>E-mail <input name="email"></label> <button>Sign in</button> <button name="cancel" value="1">Cancel</button></form>`

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') return response.setHeader('content-type', 'text/html').end(page)
  const form = new URLSearchParams(await text(request))
  const result = form.has('cancel') ? { error: 'access_denied' } : { login: { accountId: form.get('email') ?? '' } }
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
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
    return new URL(response.headers.get('location') ?? address, address).href
  }
  const signInPage = await visit(url)
  const resumed = await visit(signInPage, { email })
  return new URL(await visit(resumed))
}
