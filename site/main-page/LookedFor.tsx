import type { Success } from '../../schemas/api.ts'
import type { getMainPage } from '../../schemas/index.ts'
import { groupThousands } from '../../theme/money.ts'
import { plural } from '../../theme/words.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import styles from './LookedFor.module.css'

type Answer = Success<typeof getMainPage>

/** What is looked for most, with the levels at which somebody teaches it. */
export function Subjects({ lessons }: { lessons: Answer['top_lessons'] }) {
  const { edition, language } = useSite()
  const { stats } = useTexts('main')
  const href = useHref()
  return (
    <ul className={styles.subjects}>
      {lessons.map(({ id, name, link, tutors_count, levels }) => (
        <li key={id}>
          <a className={styles.subject} href={href(`/${link}`)}>
            {name}
          </a>
          <ul className={styles.links}>
            {levels.map((level) => (
              <li key={level.link}>
                <a href={href(`/${level.link}`)}>{level.name}</a>
              </li>
            ))}
          </ul>
          <span className="s soft num">{plural(stats.tutors, tutors_count, edition, language)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The cities with the most tutors, in a line. */
export function Cities({ cities }: { cities: Answer['top_cities'] }) {
  const { edition, language } = useSite()
  const t = useTexts('main')
  const { footer } = useTexts('layout')
  const href = useHref()
  return (
    <div className={styles.cities}>
      <h3 className="s">{t.cities}</h3>
      <ul className={styles.links}>
        {cities.map(({ id, name, link, tutors_count }) => (
          <li key={id}>
            <a href={href(`/${link}`)}>{name}</a> <span className="xs soft num">{groupThousands(tutors_count, edition, language)}</span>
          </li>
        ))}
        <li>
          <a href={href(pathTo('allCities'))}>{footer.all_cities}</a>
        </li>
      </ul>
    </div>
  )
}
