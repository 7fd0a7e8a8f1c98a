import type { TabularData } from '../../../schemas/index.ts'
import { formatMark } from '../../../theme/marks.ts'
import { groupThousands } from '../../../theme/money.ts'
import { plural } from '../../../theme/words.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { useNoun } from '../noun.ts'
import styles from './Figures.module.css'

/** The list in numbers, and what else is taught here (spec: public 2.11, tabular block; decisions CAT-5, CAT-10). */
export function Figures({ data }: { data: TabularData }) {
  const { edition, language } = useSite()
  const { figures: t } = useTexts('catalogue')
  const noun = useNoun(data.filters.lesson?.seo_type ?? 1)
  const href = useHref()
  const number = (count: number) => groupThousands(count, edition, language)
  const facts = [
    [plural(noun.count, data.tutors_count, edition, language), number(data.tutors_count)],
    [t.rate, data.avg_rate?.name],
    [t.rating, data.avg_rating_shown === null ? undefined : formatMark(data.avg_rating_shown, edition, language)],
    [t.practice, data.avg_practice?.name],
    // of the place, so that beside the tutors of one subject or tag it would be read as theirs
    [
      plural(t.lessons, data.city_lessons_count, edition, language),
      (data.filters.lesson ?? data.filters.tag) ? undefined : number(data.city_lessons_count),
    ],
  ] as const
  return (
    <section className="col" aria-labelledby="figures">
      <h2 id="figures" className="l">
        {t.title}
      </h2>
      <dl className={styles.figures}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {data.top_lessons.length > 0 && (
        <p className={styles.links}>
          <b>{t.top}</b>
          {data.top_lessons.map(({ id, name, link, tutors_count }) => (
            <span key={id}>
              <a href={href(`/${link}`)}>{name}</a> <span className="xs soft num">{number(tutors_count)}</span>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
