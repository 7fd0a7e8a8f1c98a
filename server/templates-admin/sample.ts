import { type Edition, type Language, languageOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { formatDay, formatTime } from '../../theme/dates.ts'
import { formatMoney } from '../../theme/money.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import type { Context } from '../context.ts'
import { siteLink } from '../outbox/links.ts'
import { DAY } from '../spans.ts'
import { unixOf } from '../unix.ts'

/** What stands in a template's places where staff look at it: of the edition, in the template's language (spec: decisions MSG-9). */
export function sampleOf(context: Pick<Context, 'edition' | 'siteUrl' | 'now'>, lang: string) {
  const { edition, now } = context
  const language = languageOf(edition, lang)
  const { samples } = textsOf(edition, language).mails
  const at = unixOf(now) + DAY
  const phone = showPhone(`${edition.phonePrefix}${'5550102030'.slice(0, edition.phoneDigits)}`, edition)
  return {
    language,
    name: samples.client_name,
    link: { url: siteLink(context, lang, '/') },
    values: {
      ...samples,
      ...daysOf(edition, language, at, unixOf(now)),
      order_id: '20377',
      client_phone: phone,
      tutor_phone: phone,
      sum: formatMoney(edition.topUp.min, edition, language),
      secret: '123456',
    },
  }
}

const daysOf = (edition: Edition, language: Language, at: number, now: number) => ({
  first_class: `${formatDay(at, now, edition, language)}, ${formatTime(at, edition)}`,
  deadline: formatDay(at, now, edition, language),
})
