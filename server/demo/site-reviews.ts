import { SITE_REVIEW_STATUS, siteReviewStatuses } from '../../schemas/index.ts'
import type { siteReviews } from '../tables.ts'
import { nameOf } from './people/names.ts'
import type { Sex } from './phrase.ts'
import { contentTexts } from './posts/index.ts'
import { before, DAY, HOUR, type World } from './world.ts'

const { unconfirmed, active, inactive, deleted } = SITE_REVIEW_STATUS
const inFull = { [unconfirmed]: 5, [active]: 14, [inactive]: 5, [deleted]: 5 }
const few = { [unconfirmed]: 2, [active]: 4, [inactive]: 1, [deleted]: 1 }

/** Reviews of the site in every status; some of the shown ones are answered. */
export function makeSiteReviews(world: World): (typeof siteReviews.$inferInsert)[] {
  const { isFilled, lang, now, people } = world
  const texts = contentTexts[lang].siteReviews
  const counts = isFilled ? inFull : few
  // those that nobody has confirmed came last
  const statuses = siteReviewStatuses.toReversed().flatMap((status) => Array.from({ length: counts[status] }, () => status))
  return statuses.map((status, n) => {
    const random = world.random.of('site review', n)
    const sex: Sex = random.pick([1, 2])
    const { name, last_name } = nameOf(people, sex, random)
    const { text = '', mark = 5, answer = '' } = texts[n % texts.length] ?? {}
    return {
      id: n + 1,
      client_id: null,
      client_name: `${name} ${[...last_name][0]}.`,
      mark,
      text,
      answer: status === active ? answer : '',
      lang,
      status,
      created_at: before(now, (statuses.length - n) * (status === unconfirmed ? 9 * HOUR : 8 * DAY)),
    }
  })
}
