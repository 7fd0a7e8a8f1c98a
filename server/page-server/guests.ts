import type { Edition } from '../../editions/index.ts'
import type { Settings } from '../settings.ts'
import type { PageRequest } from './built.ts'

const TAG_MANAGER = 'https://www.googletagmanager.com'

/** Scripts of others that pages of an edition let in with consent; undefined where the settings name none (spec: decisions OPS-7, Z-6). */
export function guestsOf({ guests }: Pick<Settings, 'guests'>, { code }: Pick<Edition, 'code'>): PageRequest['guests'] {
  const [tags, chat, marketing, framework] = [guests.tags[code], guests.chat[code], guests.marketing[code], guests.framework[code]]
  if (!(tags || chat || marketing)) return undefined
  const manager = tags && `${TAG_MANAGER}/gtm.js?id=${tags}`
  return { ...(manager && { tags: manager }), ...(chat && { chat }), ...(marketing && { marketing }), ...(framework && { framework }) }
}

/** Where the scripts of others on a page come from: a captcha's, which any form may ask for, and those that the page lets in. */
export function guestOrigins({ guests, captcha }: Pick<Settings, 'guests' | 'captcha'>, letIn: PageRequest['guests']): string[] {
  const theirs = letIn ? [...Object.values(letIn).map((address) => new URL(address).origin), ...guests.origins] : []
  return [...new Set([...(captcha?.origins ?? []), ...theirs])]
}
