import type * as z from 'zod/mini'
import type { ClientDuplicate, ClientMerge, mergeClients, previewMerge } from '../../schemas/index.ts'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'

export type Preview = z.output<typeof previewMerge.answer>
export type Duplicate = z.output<typeof ClientDuplicate>
export type Merge = z.output<typeof ClientMerge>
export type Sides = Required<Omit<z.output<typeof mergeClients.input>['fields'], 'phone_default_country_code'>>
export type Field = keyof Sides

/** Additional resources, as REST names them. */
export const DUPLICATES = 'client_duplicates'
export const MERGES = 'client_merges'

/** Names the query of two clients beside each other. */
export const COMPARED = 'merge'

/** Where two clients are compared; without the second there are pairs to choose from. */
export const mergePath = (client_id?: number, client_id2?: number) => {
  const query = new URLSearchParams({ ...(client_id && { client_id: String(client_id) }), ...(client_id2 && { client_id2: String(client_id2) }) })
  return `${pathTo(slugs.clients, 'merge')}?${query}`
}

/** What stays if nobody chooses: of the first, unless only the second has it, or has it confirmed. */
export const usualSides = ({ client, client2 }: Preview): Sides => ({
  name: 1,
  email: betterOf(client.email, client.email_confirmed, client2.email, client2.email_confirmed),
  phone_plain: betterOf(client.phone_plain, client.phone_confirmed, client2.phone_plain, client2.phone_confirmed),
  lang: 1,
  city_id: client.city_id === null && client2.city_id !== null ? 2 : 1,
})

const betterOf = (one: string | null, isSure: boolean, other: string | null, isOtherSure: boolean) =>
  other !== null && (one === null || (!isSure && isOtherSure)) ? 2 : 1
