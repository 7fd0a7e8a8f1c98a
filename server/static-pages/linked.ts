import type { Edition } from '../../editions/index.ts'

const everywhere = ['about', 'contacts', 'how-it-works', 'media', 'p/faq', 'p/popular', 'p/cookies']

/** Paths of the pages that the site itself leads to, from its footer above all: they stay where they are (spec: decisions CNT-8, WEB-6). */
export function linkedPages({ flags, legalLinks }: Edition): readonly string[] {
  const legal = Object.values(legalLinks).map((path) => path.replaceAll(/^\/|\/$/g, ''))
  return [...everywhere, ...(flags.rankingInfo ? ['ranking-info'] : []), ...legal]
}

/** Staff's own pages stand below it. */
export const OWN_PAGES = 'p/'
