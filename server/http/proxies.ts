import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Settings } from '../settings.ts'
import { remembering } from './remembering.ts'

/** An address without the port that some proxies forward with it: another one for each connection, it would make each a stranger. */
export const withoutPort = (address: string): string => (isIP(address) ? address : address.replace(/^\[?([\da-f.:]+?)\]?:\d+$/i, '$1'))

/** Says of an address whether it lies in one of these addresses and networks (`10.0.0.0/8`). */
export function networks(list: readonly string[]): (address: string | undefined) => boolean {
  const known = new BlockList()
  for (const network of list) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits) known.addSubnet(address, Number(bits), family)
    else known.addAddress(address, family)
  }
  return (given = '') => {
    const address = withoutPort(given)
    return isIP(address) > 0 && known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** The host that a request is for, with its port. */
export type HostOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/** What a request's host is read with, and what it then means. */
export interface Hosting {
  settings: Settings
  hostOf: HostOf
}

/** The address a request comes from: the farthest that trusted proxies vouch for. */
export function addressBehind(isTrusted: (address: string | undefined) => boolean) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const forwarded = headers['x-forwarded-for']
    const direct = socket.remoteAddress ?? ''
    if (!forwarded || !isTrusted(direct)) return direct
    const chain = String(forwarded)
      .split(',')
      .map((address) => withoutPort(address.trim()))
      .reverse()
    return chain.find((address) => !isTrusted(address)) ?? chain.at(-1) ?? direct
  }
}

/** No name of a host is longer than 255 letters. */
const HOST = /^(?=.{1,255}$)(\[[\da-f:.]+\]|[\w-]+(\.[\w-]+)*)(:\d+)?$/i

/** A host that addresses may begin with, without the dot that ends a full name; what is none, which no browser sends, says nothing. */
const readHost = remembering((host) => {
  const name = host.replace(/\.(?=(:\d+)?$)/, '')
  return HOST.test(name) && URL.canParse(`http://${name}`) ? name : ''
})

/**
 * Reads a request's host: what a trusted proxy says in `X-Forwarded-Host` (its last word where several passed it on), else `Host`. Everything that
 * depends on the host asks this, kept pages too: two readings of one request would show one edition's page under the name of another.
 */
export function hostBehind(isTrusted: (address: string | undefined) => boolean): HostOf {
  return ({ headers, socket }) => {
    const forwarded = headers['x-forwarded-host']
    if (forwarded && isTrusted(socket?.remoteAddress)) return readHost(String(forwarded).split(',').at(-1)?.trim() ?? '')
    return readHost(headers.host ?? '')
  }
}
