import type { Language } from '../../../editions/language-table.ts'
import type { SiteEdition } from '../../../editions/site-edition.ts'
import type { Api } from '../../../schemas/api.ts'
import type { OrderForClient } from '../../../schemas/orders.ts'
import type { TutorCard } from '../../../schemas/tutors.ts'

type Asked = Pick<OrderForClient, 'lessons' | 'location_at_online' | 'locations' | 'tutors' | 'appointed_tutor'>

/** Path in the catalogue of those who teach an order's first subject at its place. */
async function pathFor(order: Asked, { api, edition, language }: { api: Api; edition: SiteEdition; language: Language }): Promise<string | null> {
  const root = `${order.location_at_online ? edition.catalogOnlineAlias : edition.catalogAlias}/`
  const answer = await api.get('/client/tutors/filters', { query: root, lang: language })
  if (answer.status === 'fail') return null
  const { lesson, city } = answer.data.filter_lists
  const place = [...order.locations.client_place, order.locations.tutor_place].flatMap((map) => Object.keys(map)).find((id) => Number(id) > 0)
  const subject = lesson.find(({ id }) => Number(id) === order.lessons[0]?.id)
  const town = order.location_at_online ? undefined : city.find(({ id }) => String(id) === place)
  return [root.slice(0, -1), subject?.alias, town?.alias, ''].filter((part) => part !== undefined).join('/')
}

/** Tutors who could be asked besides those of the order, and where more of them are; null when they can't be loaded (spec: decisions ORD-5). */
export async function otherTutors(
  order: Asked,
  site: { api: Api; edition: SiteEdition; language: Language },
): Promise<{ tutors: TutorCard[]; path: string } | null> {
  const path = await pathFor(order, site)
  const answer = path === null ? null : await site.api.get('/client/tutors', { query: path, lang: site.language })
  if (path === null || answer?.status !== 'success') return null
  const known = [...order.tutors, ...(order.appointed_tutor ? [order.appointed_tutor] : [])].map(({ tutor_id }) => tutor_id)
  return { tutors: answer.data.tutors.tutors.filter(({ id, is_catalog_disabled }) => !known.includes(id) && !is_catalog_disabled), path: `/${path}` }
}
