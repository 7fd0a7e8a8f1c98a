import { api, reach } from '../../data-providers/api.ts'
import { localPath } from '../../editions/local-path.ts'
import { laterStyle } from '../browser/later-style.ts'
import { leadLanguagesTo } from '../layout/lead-languages.ts'
import { Outcome, page, type Visit } from '../page.ts'
import type { Site } from '../site.ts'
import type { Open } from './Cabinet.tsx'
import { LoadFailed as View } from './LoadFailed.tsx'
import { findScreen } from './routes.ts'
import { textsOf } from './texts-of.ts'

/** Stands in for a screen whose code can't be fetched. */
const lost = page({ load: async () => null, head: (_, { texts }) => ({ title: texts('common').failed.network }), View })

/** How a browser opens a screen: with its code, its data and its words (spec: decisions WEB-5). */
export function opening({ edition, language, texts, fetchTexts }: Site, origin: string, find = findScreen): Open {
  return async (address) => {
    const { pathname, searchParams, search } = new URL(address, window.location.href)
    const show = async ({ page, params }: Pick<NonNullable<Awaited<ReturnType<typeof findScreen>>>, 'page' | 'params'>) => {
      const query = Object.fromEntries([...searchParams].filter(([name]) => page.keeps?.includes(name)))
      const visit: Visit = { api, edition, language, origin, path: pathname, params, query, texts, bot: false }
      const [data] = await Promise.all([page.load(visit), fetchTexts(...textsOf(page)), laterStyle()])
      if (data instanceof Outcome) return null
      leadLanguagesTo((other) => localPath(edition, other, pathname) + search)
      return { page, data, path: pathname, title: page.head(data, visit).title }
    }
    try {
      const found = await find(edition, pathname)
      return found && (await show(found))
    } catch {
      // code that a newer product no longer has: the server answers, and shows the screen itself
      await api.get('/auth/role/get')
      return reach.isReached ? null : await show({ page: lost, params: {} })
    }
  }
}
