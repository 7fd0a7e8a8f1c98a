import { session } from '../browser/storage.ts'
import type { Behaviour } from '../island.tsx'

/** Media that are paid by the click: the server was told all of such a visit, and told of its campaign alone it would forget the click. */
const paid = /^cp[cm]$/

/** Takes the campaign of a visit along where a link leads to the site: what a browser remembers on one host it does not know on the other. */
const campaignOn: Behaviour<{ site: string }> = (_, { site }) => {
  const take = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== site) return
    const utm = (session.readJson('utm') ?? {}) as Record<string, string>
    if (paid.test(utm.utm_medium ?? '')) return
    const to = new URL(link.href)
    for (const [name, value] of Object.entries(utm)) to.searchParams.set(name, value)
    link.href = to.href
  }
  for (const press of ['click', 'auxclick', 'contextmenu']) document.addEventListener(press, take, { capture: true })
}

export default campaignOn
