import { type ClientMailList, clientMailLists, type TutorMailList, tutorMailLists } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { partOf } from '../hosts.ts'
import { seal, unseal } from '../seal.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { siteLink } from './links.ts'

/** The list that a mail is of, and whose choice it is (spec: decisions MSG-12). */
export type Subscription =
  | { role: 'tutor'; id: number; list: TutorMailList }
  /** With an address: that one beside their own. */
  | { role: 'client'; id: number; list: ClientMailList; email?: string }

const lists = { tutor: tutorMailLists, client: clientMailLists } as const

/** It never ends and may be used again: a mail is kept for years, and whoever takes it out then still means it. */
const tokenOf = ({ settings, edition }: Pick<Context, 'settings' | 'edition'>, { role, id, list, ...at }: Subscription) =>
  seal([role, id, list, ...Object.values(at)].join(' '), settings.secret, `unsubscribe ${edition.code}`)

/** Who a token is of; null for one that is not ours. */
export function readToken({ settings, edition }: Pick<Context, 'settings' | 'edition'>, token: string): Subscription | null {
  const [role = '', id = '', list = '', email] = (unseal(token, settings.secret, `unsubscribe ${edition.code}`) ?? '').split(' ')
  const known = role === 'tutor' || role === 'client' ? lists[role] : []
  return known.some((one) => one === list) ? ({ role, id: Number(id), list, ...(email && { email }) } as Subscription) : null
}

/** The page where a press ends such mails, and the address to which mail programs post the same by themselves (RFC 8058). */
export function unsubscribing(sending: Pick<Context, 'edition' | 'settings' | 'siteUrl'>, lang: string, subscription: Subscription) {
  const token = tokenOf(sending, subscription)
  const api = partOf(sending.settings.apiUrl, sending.edition) ?? sending.siteUrl
  return { page: siteLink(sending, lang, sitePaths.unsubscribe(token)), post: `${api}/api/api/email_unsubscribe?token=${token}` }
}
