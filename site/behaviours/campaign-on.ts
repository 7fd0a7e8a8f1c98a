import { session } from '../browser/storage.ts'
import type { Behaviour } from '../island.tsx'

/**
 * Takes the campaign of a visit along where a link leads to the site: what a browser remembers on one host it does not know on the other. Of one through a `paid`
 * medium the server was told all, and told of its campaign alone it would forget the click.
 */
const campaignOn: Behaviour<{ site: string; paid: readonly string[] }> = (_, { site, paid }) => {
  const take = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== site) return
    const utm = (session.readJson('utm') ?? {}) as Record<string, string>
    if (paid.includes(utm.utm_medium ?? '')) return
    const to = new URL(link.href)
    for (const [name, value] of Object.entries(utm)) to.searchParams.set(name, value)
    link.href = to.href
  }
  for (const press of ['click', 'auxclick', 'contextmenu']) document.addEventListener(press, take, { capture: true })
}

export default campaignOn
