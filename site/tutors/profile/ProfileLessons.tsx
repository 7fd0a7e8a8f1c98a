import type { TutorProfile } from '../../../schemas/index.ts'
import { RememberedLesson } from '../../behaviours/index.ts'
import { useTexts } from '../../site.ts'
import { CheckChip } from '../../ui/Chip.tsx'
import { useOwnLang } from '../own-words.ts'
import { TutorPrice } from '../TutorPrice.tsx'
import styles from './ProfileLessons.module.css'

/**
 * A lesson at a time: its levels and its description. The choice is a group of radio buttons that CSS alone follows; the island chooses the
 * lesson that the catalogue was filtered by (spec: public 2.15, lessons tabs).
 */
export function ProfileLessons({ tutor }: { tutor: TutorProfile }) {
  const t = useTexts('tutors')
  const ownLang = useOwnLang()
  const { lessons, lesson_data } = tutor
  const isOnePrice = lessons.every(({ id }) => lesson_data[id]?.rate?.id === tutor.rate?.id)
  return (
    <section id="lessons" className="col" aria-labelledby="lessons-title">
      <h2 id="lessons-title">{t.tabs.lessons}</h2>
      <div className={styles.root} role="radiogroup" aria-labelledby="lessons-title">
        {lessons.map(({ id, name }, at) => {
          const { levels = [], rate = null, description = '', lang } = lesson_data[id] ?? {}
          return [
            <CheckChip key={id} type="radio" name="lesson" value={id} defaultChecked={at === 0} className={styles.lesson}>
              {name}
            </CheckChip>,
            <div key={`${id} about`} className={`${styles.about} col snug`}>
              {!isOnePrice && (
                <p>
                  <TutorPrice tutor={{ ...tutor, rate }} />
                </p>
              )}
              {levels.length > 0 && (
                <p>
                  <b>{t.levels}</b> {levels.map((level) => level.name).join(', ')}
                </p>
              )}
              {description && (
                <p className="read" lang={ownLang(lang)}>
                  {description}
                </p>
              )}
            </div>,
          ]
        })}
      </div>
      <RememberedLesson taught={lessons.map(({ id }) => id)} />
    </section>
  )
}
