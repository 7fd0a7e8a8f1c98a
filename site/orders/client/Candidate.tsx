import type { ReactNode } from 'react'
import type { OrderTutorForClient } from '../../../schemas/orders.ts'
import { TUTOR_STATUS } from '../../../schemas/tutor-status.ts'
import { fill } from '../../../theme/words.ts'
import { pathTo } from '../../routes.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { MeanMark } from '../../tutors/MeanMark.tsx'
import { rateParts } from '../../tutors/rate-parts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Facts } from '../../ui/Facts.tsx'
import * as icons from '../../ui/icons.ts'
import { Price } from '../../ui/Price.tsx'
import { ago, dayAndTime, unixNow } from '../when.ts'
import styles from './Candidate.module.css'

/** A tutor who answered: who, how good, what they say, what it costs, and what can be done. */
export function Candidate({ tutor, children }: { tutor: OrderTutorForClient; children?: ReactNode }) {
  const { edition, language } = useSite()
  const t = useTexts('orders-client').order
  const profile = useProfile(tutor)
  const { rate } = tutor
  return (
    <article className={styles.root}>
      <Avatar src={tutor.avatar} size="m" className={styles.photo ?? ''} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3>
            <ProfileLink tutor={tutor} />
          </h3>
          <MeanMark
            mark={tutor.average_rating_reviews}
            count={tutor.count_reviews}
            isHidden={tutor.hide_reviews}
            href={profile && `${profile}#users_reviews`}
          />
          {tutor.state === 'responded' && tutor.responded_at && (
            <span className="s soft">{fill(t.answered_at, { when: ago(tutor.responded_at, unixNow(), edition, language) })}</span>
          )}
        </div>
        <div className={styles.answer}>
          {tutor.response_text && <p className={styles.said}>{tutor.response_text}</p>}
          {tutor.state === 'responded' && tutor.first_class && (
            <Facts facts={[{ icon: icons.calendar, text: fill(t.offers_first, { date: dayAndTime(tutor.first_class, edition, language) }) }]} />
          )}
        </div>
      </div>
      {rate && (
        <div className={styles.price}>
          <Price {...rateParts(rate, edition, language)} />
        </div>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  )
}

/** School tutors have no profile page of their own. */
function useProfile({ tutor_id, status }: Pick<OrderTutorForClient, 'tutor_id' | 'status'>): string | null {
  const href = useHref()
  return status !== TUTOR_STATUS.school ? href(pathTo('tutor', { id: tutor_id })) : null
}

export function ProfileLink({ tutor }: { tutor: Pick<OrderTutorForClient, 'tutor_id' | 'name' | 'status'> }) {
  const profile = useProfile(tutor)
  if (!profile) return tutor.name
  return (
    <a className="quiet" href={profile}>
      {tutor.name}
    </a>
  )
}
