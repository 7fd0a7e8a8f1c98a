import { describe, expect, inject, test } from 'vitest'
import { editionOf, languageTag } from '../../editions/index.ts'
import { localPath } from '../../editions/local-path.ts'
import { type CabinetAddress, cabinetAddresses, routes } from '../../site/routes.ts'
import { signIn } from './accounts.ts'
import { newCaller } from './api.ts'
import { ask } from './ask.ts'

/** The edition that has all screens. */
const edition = editionOf('pl')

/** A page of it, as it comes to whoever has these cookies. */
async function see(cookies: ReadonlyMap<string, string>, path: string) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const { status, headers, html } = await ask(path, { edition: 'pl', cookie })
  const [, markup] = /<meta name="robots" content="([^"]*)"/.exec(html) ?? []
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
  const [, language] = /<html lang="([^"]*)"/.exec(html) ?? []
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0
  const links = [...html.matchAll(/ href="([^"#?]+)/g)].map(([, href = '']) => href)
  return { status, header: headers['x-robots-tag'], kept: headers['cache-control'], to: headers.location, markup, title, language, headings, links }
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

const roles = [
  ['tutor', '/login'],
  ['client', '/client-login'],
] as const
describe.each(roles)('the cabinet of a %s', async (role, signInAt) => {
  const { api, cookies } = newCaller('pl')
  await signIn(api, role)
  const own = cabinetAddresses.filter((address) => routes[address].kind === role && !asked.includes(address))
  // records of screens that are listed nowhere here are made by their own journeys
  const paths = (await Promise.all(own.map((address) => pathOf(cookies, address)))).filter((path) => path !== undefined)

  test.each(edition.locales)('has pages in %s that have a heading and a title each, and that nobody else may find or keep', async (language) => {
    for (const path of paths) {
      const { status, header, markup, kept, headings, title, ...seen } = await see(cookies, localPath(edition, language, path))
      expect([path, status, header, markup, kept]).toEqual([path, 200, 'noindex', 'noindex', 'private, no-store'])
      expect([path, headings, title !== '', seen.language]).toEqual([path, 1, true, languageTag(edition, language)])
    }
  })

  test('has an owner whose posted form is answered with a page that nobody may keep', async () => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = ['origin', `http://pl.localhost:${inject('product').port}`, 'content-type', 'application/x-www-form-urlencoded']
    const { status, headers: seen } = await ask('/request/1', { edition: 'pl', cookie, headers, method: 'POST', body: 'go=next' })
    expect([status, seen['cache-control']]).toEqual([400, 'private, no-store'])
  })

  test('is closed to strangers, who are brought back after signing in', async () => {
    const [, language = edition.locales[0]] = edition.locales
    for (const asked of paths.flatMap((path) => [path, localPath(edition, language, path)])) {
      const { status, to, kept } = await see(new Map(), asked)
      const prefix = asked.startsWith(`/${language}/`) ? `/${language}` : ''
      expect([asked, status, to, kept]).toEqual([asked, 302, `${prefix}${signInAt}?back=${encodeURIComponent(asked)}`, 'private, no-store'])
    }
  })
})
