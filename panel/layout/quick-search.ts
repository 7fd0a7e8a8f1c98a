import type { TranslateFunction } from 'react-admin'
import type * as z from 'zod/mini'
import type { Edition } from '../../editions/index.ts'
import type { searchAll } from '../../schemas/index.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { slugs } from '../slugs.ts'
import { pathTo } from './paths.ts'

/** What the top bar's search filters orders by: a short number is an order, anything else is looked for in the client's contacts. */
export function searchFilter(typed: string): { order_id: number } | { client_text: string } | null {
  const text = typed.trim()
  if (!text) return null
  return /^\d{1,7}$/.test(text) ? { order_id: Number(text) } : { client_text: text }
}

export interface Found {
  path: string
  name: string
  /** What else tells it from its neighbours. */
  more: string
}

/** What was found by kind, each by its entry of the menu; kinds that found nothing are left out. */
export function foundGroups(
  { orders, tutors, clients }: z.output<(typeof searchAll)['answer']>,
  translate: TranslateFunction,
  edition: Edition,
): { slug: string; items: Found[] }[] {
  const person = (slug: string) => (one: { id: number; name: string; phone: string | null }) => ({
    path: pathTo(slug, one.id),
    name: one.name,
    more: [translate('common.number', { id: one.id }), one.phone && showPhone(one.phone, edition)].filter(Boolean).join(' · '),
  })
  return [
    {
      slug: slugs.orders,
      items: orders.map(({ id, status, client_name }) => ({
        path: pathTo(slugs.orders, id),
        name: translate('common.number', { id }),
        more: `${client_name} · ${translate(`enums.order_status.${status}`)}`,
      })),
    },
    { slug: slugs.tutors, items: tutors.map(person(slugs.tutors)) },
    { slug: slugs.clients, items: clients.map(person(slugs.clients)) },
  ].filter(({ items }) => items.length > 0)
}

/** The id of a line of what was found. */
export const optionId = (list: string, at: number) => `${list}-${at}`
