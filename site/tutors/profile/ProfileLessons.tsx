import type { TutorProfile } from '../../../schemas/index.ts'
import { RememberedLesson } from '../../islands/index.ts'
import { useTexts } from '../../site.ts'
import styles from './ProfileLessons.module.css'

/**
 * A lesson at a time: its levels and its description. The choice is a group of radio buttons that CSS alone follows; the island chooses the
 * lesson that the catalogue was filtered by (spec: public 2.15, lessons tabs).
 */
export function ProfileLessons({ lessons, lesson_data }: Pick<TutorProfile, 'lessons' | 'lesson_data'>) {
  const t = useTexts('tutors')
  return (
    <section id="lessons" className="col" aria-labelledby="lessons-title">
      <h2 id="lessons-title">{t.tabs.lessons}</h2>
      <div className={styles.root} role="radiogroup" aria-labelledby="lessons-title">
        {lessons.map(({ id, name }, at) => {
          const { levels = [], description = '' } = lesson_data[id] ?? {}
          return [
            <label key={id} className={styles.lesson}>
              <input type="radio" name="lesson" value={id} defaultChecked={at === 0} className={styles.radio} />
              {name}
            </label>,
            <div key={`${id} about`} className={`${styles.about} col snug`}>
              {levels.length > 0 && (
                <p>
                  <b>{t.levels}</b> {levels.map((level) => level.name).join(', ')}
                </p>
              )}
              {description && <p className="read">{description}</p>}
            </div>,
          ]
        })}
      </div>
      <RememberedLesson taught={lessons.map(({ id }) => id)} />
    </section>
  )
}
