import type { AddressInfo } from 'node:net'
import { SANDBOX_PATH } from '../../server/outside/banks/sandbox.ts'
import type { SandboxOutcome } from '../../server/outside/banks/sandbox-outcomes.ts'
import type { TestApp } from '../app.ts'

/** Lets the sandbox bank reach the product over HTTP; `headers` are those of a call whose callbacks it can send. */
export async function useSandboxBank({ app, host: usual }: Pick<TestApp, 'app' | 'host'>) {
  await app.listen({ port: 0, host: 'localhost' })
  const host = `${usual.split(':')[0]}:${(app.server.address() as AddressInfo).port}`
  const headers = { host, origin: `http://${host}` }
  const send = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: SANDBOX_PATH,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  return {
    headers,
    send,
    /** What the payer does at the bank, by its address or the fields of its form; answers where they are led back to. */
    async choose(page: { url: string } | { fields: Record<string, string> }, outcome: SandboxOutcome) {
      const fields = 'url' in page ? Object.fromEntries(new URL(page.url).searchParams) : page.fields
      const answer = await send({ ...fields, outcome })
      return { code: answer.statusCode, location: answer.headers.location }
    },
  }
}
