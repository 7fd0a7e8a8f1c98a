import type { mailings } from '../tables.ts'
import { mailingTexts } from './mailing-texts.ts'
import { before, DAY, type World } from './world.ts'

/** A mailing that was sent and a draft, in each language of the edition. */
export const makeMailings = ({ edition, now }: World): (typeof mailings.$inferInsert)[] =>
  edition.locales.flatMap((lang, n) => {
    const { news, offer } = mailingTexts[lang]
    const sent_at = before(now, (n + 4) * DAY)
    return [
      {
        ...news,
        link: `https://${edition.code}.docento.test/profile/`,
        list: 'news',
        audience: 'tutors',
        lang,
        state: 'sent',
        mails: 40 - n * 7,
        created_at: before(now, (n + 5) * DAY),
        sent_at,
      },
      { ...offer, list: 'promo', audience: 'tutors', lang, created_at: before(now, (n + 1) * DAY) },
    ] as const
  })
