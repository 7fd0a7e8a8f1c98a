import type { ReactNode } from 'react'
import type { OrderTutorForClient } from '../../../schemas/orders.ts'
import { fill } from '../../../theme/words.ts'
import { useSite, useTexts } from '../../site.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { wholeDay } from '../when.ts'
import { ProfileLink } from './Candidate.tsx'

/** A tutor of an order in one line: asked and silent, told of it by the partner school, or unable to take it. */
export function OtherTutor({ tutor, isSchool, children }: { tutor: OrderTutorForClient; isSchool?: boolean; children?: ReactNode }) {
  const { edition, language } = useSite()
  const t = useTexts('orders-client').order
  return (
    <div className="row">
      <Avatar src={tutor.avatar} size="s" />
      <div className="grow">
        <b>
          <ProfileLink tutor={tutor} />
        </b>
        {tutor.asked_at && (
          <p className="s soft">{isSchool ? t.school.told : fill(t.asked_at, { date: wholeDay(tutor.asked_at, edition, language) })}</p>
        )}
      </div>
      {children}
    </div>
  )
}
