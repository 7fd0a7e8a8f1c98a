import { textsOf } from '../../locales/index.ts'
import type { Catalogue, OptionalBlocks } from '../../schemas/index.ts'
import { formatMark } from '../../theme/marks.ts'
import { formatMoney } from '../../theme/money.ts'
import { plural } from '../../theme/words.ts'
import type { Standing } from '../seo/meta.ts'
import type { Poster } from '../seo/poster.ts'

/** A list of tutors as those see it who share it; its figures are the kept ones, so that it is not drawn anew with each tutor who comes. */
export function cataloguePoster(
  { edition, language }: Pick<Standing, 'edition' | 'language'>,
  { metatags, optional_blocks }: Pick<Catalogue, 'metatags'> & { optional_blocks: Pick<OptionalBlocks, 'tabular_data' | 'reviews_stats'> },
): Poster {
  const { common, catalogue, main } = textsOf(edition, language)
  const { tabular_data: figures, reviews_stats: reviews } = optional_blocks
  const rate = figures?.avg_rate
  const facts = [
    figures && plural(main.stats.tutors, figures.tutors_count, edition, language),
    rate && `${catalogue.figures.rate} ${formatMoney(rate.id, edition, language)}${common.per_hour}`,
  ]
  return {
    look: 'list',
    title: metatags.h1,
    below: facts.filter(Boolean).join(', '),
    ...(reviews && {
      mark: { mean: formatMark(reviews.avr_mark, edition, language), count: plural(common.reviews, reviews.count, edition, language) },
    }),
  }
}
