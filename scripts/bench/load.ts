import { Agent, get } from 'node:http'

const CONNECTIONS = 16

/** Asks for each address once, over 16 connections that stay open. Throws when an answer is no page. */
export async function askAll(urls: readonly string[], headers: Record<string, string>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const left = [...urls].reverse()
  const askOn = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      const status = await statusOf(url, headers, agent)
      if (status !== 200) throw new Error(`${url} answers ${status}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn)).finally(() => agent.destroy())
}

function statusOf(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { headers, agent }, (response) => {
      response.resume()
      response.once('error', fail)
      response.once('end', () => done(response.statusCode ?? 0))
    }).once('error', fail)
  })
}
