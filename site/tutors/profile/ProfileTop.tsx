import type { TutorProfile } from '../../../schemas/index.ts'
import { isSchoolTutor } from '../../../schemas/tutor-price.ts'
import { fill } from '../../../theme/words.ts'
import { soldKinds } from '../../packages/offer.ts'
import { useTexts } from '../../site.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import badge from '../../ui/Badge.module.css'
import { Badge } from '../../ui/Badge.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Popover } from '../../ui/Popover.tsx'
import { MeanMark } from '../MeanMark.tsx'
import { useOwnLang } from '../own-words.ts'
import { usePlaceFacts } from '../place-facts.ts'
import { spokenLine } from '../spoken.ts'
import { TutorPrice } from '../TutorPrice.tsx'
import styles from './ProfileTop.module.css'

/** Who it is, how good, how much on narrow screens, and the short facts (spec: public 2.15, top card). */
export function ProfileTop({ tutor }: { tutor: TutorProfile }) {
  const t = useTexts('tutors')
  const { total_count, avr_mark } = tutor.order_reviews
  const facts = [
    ...usePlaceFacts(tutor, null),
    ...(tutor.practice ? [{ icon: icons.clock, text: fill(t.practice, { practice: lowerFirst(tutor.practice.name) }) }] : []),
    { icon: icons.chat, text: spokenLine(tutor) },
  ]
  return (
    <section className={styles.root} aria-labelledby="tutor-name">
      <Avatar src={tutor.avatar?.formats.preview_130} size="xxl" eager className={styles.portrait ?? ''} />
      <div className="col snug">
        <h1 id="tutor-name">{tutor.full_name}</h1>
        <div className="row">
          <MeanMark mark={avr_mark} count={total_count} isHidden={tutor.hide_reviews} href="#users_reviews" />
          {tutor.verified && <Verified points={tutor.verification_points} />}
          {isSchoolTutor(tutor) && <Badge tone="school">{t.first_lesson}</Badge>}
          {soldKinds(tutor.packages).length > 0 && (
            <a className={`${badge.root} ${badge.school} ${styles.verified}`} href="#packages">
              <Icon d={icons.pack} />
              {t.tabs.packages}
            </a>
          )}
          {tutor.has_expanded_matura && <Badge tone="info">{t.expanded_matura}</Badge>}
        </div>
        <p className="to-l">
          <TutorPrice tutor={tutor} />
        </p>
      </div>
      <div className={styles.more}>
        <p className="l" lang={useOwnLang()(tutor.lang)}>
          {tutor.short_description}
        </p>
        <Facts facts={facts} />
      </div>
    </section>
  )
}

/** `Over 10 years` inside of a line. */
const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** The label, and what it rests on (spec: decisions TUT-9). */
function Verified({ points }: { points: TutorProfile['verification_points'] }) {
  const t = useTexts('tutors')
  const { verified, close } = useTexts('common')
  const words: Readonly<Record<string, string>> = useTexts('enums-tutors').verification
  return (
    <>
      <button type="button" className={`${badge.root} ${badge.ok} ${styles.verified} printed`} popoverTarget="verified">
        <Icon d={icons.shield} />
        {verified}
      </button>
      <Popover id="verified" title={t.verified_points} close={close}>
        <ul>
          {points
            .filter(({ done, key }) => done && words[key])
            .map(({ key }) => (
              <li key={key}>
                <p className="row">
                  <Icon d={icons.check} className={styles.done} />
                  {words[key]}
                </p>
              </li>
            ))}
        </ul>
      </Popover>
    </>
  )
}
