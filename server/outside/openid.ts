import * as openId from 'openid-client'
import type { EditionCode } from '../../editions/index.ts'
import { Refusal } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { HOUR_MS } from '../spans.ts'

const SECONDS = 10
/** How long what a provider says of itself is believed. */
const BELIEVED = HOUR_MS

/** What a browser takes along and has to bring back: that it was sent, and that the answer is for it alone. */
export interface Errand {
  state: string
  nonce: string
  verifier: string
}

/** With what the provider's page sent the browser back. */
export interface Answered {
  code: string
  state?: string | undefined
  iss?: string | undefined
}

/** Who signed in there. */
export interface Person {
  email: string
  name: string
}

/** A sign-in at somebody else's door. What fails in it is thrown as it comes, but for a refused code: `token_invalid`. `door` is the address that the browser comes back to (spec: decisions AUTH-11). */
export interface OpenIdProvider {
  /** What its button says. */
  name: string
  /** `mark` is read by whoever sees the address they come back with: the state begins with it. */
  begin: (door: string, mark?: string) => Promise<{ url: string; errand: Errand }>
  finish: (door: string, answered: Answered, errand: Errand) => Promise<Person & { email_verified: boolean }>
}

type OpenIdSettings = Pick<Settings, 'openId'>

/** The OpenID provider of each edition, null where the settings name none. */
export function openProviders({ openId: named }: OpenIdSettings): (edition: EditionCode) => OpenIdProvider | null {
  const opened = new Map<EditionCode, OpenIdProvider>()
  return (edition) => {
    if (!named) return null
    const provider = opened.get(edition) ?? providerAt(named, edition)
    opened.set(edition, provider)
    return provider
  }
}

function providerAt({ issuer, clientId, secret, name }: NonNullable<OpenIdSettings['openId']>, edition: EditionCode): OpenIdProvider {
  const address = new URL(issuer.replace('{edition}', edition))
  let known: { at: number; configuration: Promise<openId.Configuration> } | null = null

  /** What the provider says of itself; a failure is forgotten, so that the next visitor asks anew. */
  function discover() {
    if (known && Date.now() - known.at < BELIEVED) return known.configuration
    // an address without TLS is a provider on one's own machine: settings refuse it in production
    const insecure = address.protocol === 'http:' ? [openId.allowInsecureRequests] : []
    // without it the library trusts the connection that a token came by, and looks at no signature
    const execute = [openId.enableNonRepudiationChecks, ...insecure]
    const configuration = openId.discovery(address, clientId.replace('{edition}', edition), secret, undefined, { execute, timeout: SECONDS })
    const asked = { at: Date.now(), configuration }
    known = asked
    configuration.catch(() => {
      if (known === asked) known = null
    })
    return configuration
  }

  return {
    name: name ?? address.hostname,
    async begin(door, mark = '') {
      const configuration = await discover()
      const errand = { state: mark + openId.randomState(), nonce: openId.randomNonce(), verifier: openId.randomPKCECodeVerifier() }
      const url = openId.buildAuthorizationUrl(configuration, {
        redirect_uri: door,
        scope: 'openid email profile',
        code_challenge: await openId.calculatePKCECodeChallenge(errand.verifier),
        code_challenge_method: 'S256',
        state: errand.state,
        nonce: errand.nonce,
      })
      return { url: url.href, errand }
    },
    async finish(door, { code, state = '', iss }, errand) {
      const configuration = await discover()
      const back = new URL(door)
      back.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString()
      const tokens = await grant(configuration, back, {
        pkceCodeVerifier: errand.verifier,
        expectedState: errand.state,
        expectedNonce: errand.nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider sent no ID token')
      // many tell the address only to who asks
      const said = claims.email ? claims : await openId.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      return { email: String(said.email ?? ''), name: String(said.name ?? ''), email_verified: said.email_verified === true }
    },
  }
}

/** A code that is spent, late or not for us is the visitor's fault, and theirs alone. */
async function grant(...given: Parameters<typeof openId.authorizationCodeGrant>) {
  try {
    return await openId.authorizationCodeGrant(...given)
  } catch (error) {
    if (error instanceof openId.ResponseBodyError && error.error === 'invalid_grant') throw new Refusal('token_invalid')
    throw error
  }
}
