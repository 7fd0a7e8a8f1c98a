import { expect, test } from 'vitest'
import { type CabinetAddress, cabinetAddresses, routes } from '../../site/routes.ts'
import { signIn } from './accounts.ts'
import { newCaller } from './api.ts'
import { ask } from './ask.ts'

/** A page of the edition that has all screens, as it comes to whoever has these cookies. */
async function see(cookies: ReadonlyMap<string, string>, path: string) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const { status, headers, html } = await ask(path, { edition: 'pl', cookie })
  const [, markup] = /<meta name="robots" content="([^"]*)"/.exec(html) ?? []
  const links = [...html.matchAll(/ href="([^"#?]+)/g)].map(([, href = '']) => href)
  return { status, header: headers['x-robots-tag'], kept: headers['cache-control'], markup, links }
}

/** Where a record of its owner is linked from, for addresses that name one. */
const listOf: Partial<Record<CabinetAddress, CabinetAddress>> = { tutorOrder: 'myOrders', clientOrder: 'clientOrders' }

/** Whose query says what they are about: a payment that the bank comes back with, a chat. */
const asked: readonly CabinetAddress[] = ['payment', 'clientChat']

/** The address of a screen; one that names a record gets the first of its list. */
async function pathOf(cookies: ReadonlyMap<string, string>, address: CabinetAddress): Promise<string | undefined> {
  const { path } = routes[address]
  const list = listOf[address]
  if (!path.includes(':')) return path
  const [folder = ''] = path.split(':')
  return list && (await see(cookies, routes[list].path)).links.find((href) => href.startsWith(folder) && /\d/.test(href))
}

test.each(['tutor', 'client'] as const)('no page of a %s’s cabinet may be found or kept by others', async (role) => {
  const { api, cookies } = newCaller('pl')
  await signIn(api, role)
  const own = cabinetAddresses.filter((address) => routes[address].kind === role && !asked.includes(address))
  for (const address of own) {
    const path = await pathOf(cookies, address)
    // records of screens that are listed nowhere here are made by their own journeys
    if (!path) continue
    const { status, header, markup, kept } = await see(cookies, path)
    expect([path, status, header, markup, kept]).toEqual([path, 200, 'noindex', 'noindex', 'private, no-store'])
  }
})
