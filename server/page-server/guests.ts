import type { Edition } from '../../editions/index.ts'
import type { Settings } from '../settings.ts'
import type { PageRequest } from './built.ts'

const TAG_MANAGER = 'https://www.googletagmanager.com'
/** Where the analytics tag tells what it counts. */
const COUNTING = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** Scripts of others that pages of an edition let in with consent; undefined where the settings name none (spec: decisions OPS-7, Z-6). */
export function guestsOf({ guests }: Pick<Settings, 'guests'>, { code }: Pick<Edition, 'code'>): PageRequest['guests'] {
  const [tags, counts, chat] = [guests.tags[code], guests.analytics[code], guests.chat[code]]
  const [marketing, framework] = [guests.marketing[code], guests.framework[code]]
  if (!(tags || counts || chat || marketing)) return undefined
  const manager = tags && `${TAG_MANAGER}/gtm.js?id=${tags}`
  const analytics = counts && `${TAG_MANAGER}/gtag/js?id=${counts}&l=analytics_layer`
  return {
    ...(manager && { tags: manager }),
    ...(analytics && { analytics }),
    ...(chat && { chat }),
    ...(marketing && { marketing }),
    ...(framework && { framework }),
  }
}

/** Where the scripts of others on a page come from: a captcha's, which any form may ask for, and those that the page lets in. */
export function guestOrigins({ guests, captcha }: Pick<Settings, 'guests' | 'captcha'>, letIn: PageRequest['guests']): string[] {
  const counting = letIn?.analytics ? COUNTING : []
  const theirs = letIn ? [...Object.values(letIn).map((address) => new URL(address).origin), ...counting, ...guests.origins] : []
  return [...new Set([...(captcha?.origins ?? []), ...theirs])]
}
