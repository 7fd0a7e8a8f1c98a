import type { FastifyInstance } from 'fastify'

export const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

/** All that the files of a host's map list, as one text. */
export async function readMap(app: Pick<FastifyInstance, 'inject'>, host: string): Promise<string> {
  const read = async (url: string) => (await app.inject({ url, headers: { host } })).body
  const files = locationsIn(await read('/sitemap.xml')).map((address) => new URL(address).pathname)
  return (await Promise.all(files.map(read))).join('')
}
