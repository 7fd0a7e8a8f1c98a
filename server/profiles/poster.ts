import { textsOf } from '../../locales/index.ts'
import type { TutorProfile } from '../../schemas/index.ts'
import { hourlyPrice, priceUnit } from '../../schemas/tutor-price.ts'
import { formatMark } from '../../theme/marks.ts'
import { formatMoney } from '../../theme/money.ts'
import { plural } from '../../theme/words.ts'
import type { Standing } from '../seo/meta.ts'
import type { Poster } from '../seo/poster.ts'

/** A tutor as those see them who share the profile: face, name, subjects, city, price and mean mark, as the profile says them. */
export function tutorPoster({ edition, language }: Pick<Standing, 'edition' | 'language'>, profile: TutorProfile): Poster {
  const { common, catalogue } = textsOf(edition, language)
  const { full_name, lessons, city, work_online, avatar, order_reviews } = profile
  const price = hourlyPrice(profile, edition)
  const { avr_mark, total_count } = order_reviews
  return {
    look: 'person',
    above: [catalogue.profile.job, city?.name ?? (work_online ? common.online : '')].filter(Boolean).join(' · '),
    title: full_name,
    below: lessons.map(({ name }) => name).join(', '),
    ...(price !== null && { price: { amount: formatMoney(price, edition, language), unit: priceUnit(profile, common) } }),
    ...(avr_mark !== null && {
      mark: { mean: formatMark(avr_mark, edition, language), count: plural(common.reviews, total_count, edition, language) },
    }),
    ...(avatar && { picture: avatar.url }),
  }
}
