import { isPaidVisit } from '../../schemas/paid-visit-terms.ts'
import { session } from '../browser/storage.ts'
import type { Behaviour } from '../island.tsx'

/** Takes the campaign of a visit along where a link leads to the site: on a host of its own nothing is remembered there. One that is paid has told the server all of it. */
const campaignOn: Behaviour<{ site: string }> = (_, { site }) => {
  const take = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== site) return
    const utm = (session.readJson('utm') ?? {}) as Record<string, string>
    if (isPaidVisit(utm, '')) return
    const to = new URL(link.href)
    for (const [name, value] of Object.entries(utm)) to.searchParams.set(name, value)
    link.href = to.href
  }
  for (const press of ['click', 'auxclick', 'contextmenu']) document.addEventListener(press, take, { capture: true })
}

export default campaignOn
