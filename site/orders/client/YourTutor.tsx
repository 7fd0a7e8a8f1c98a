import type { ReactNode } from 'react'
import type { OrderTutorForClient } from '../../../schemas/orders.ts'
import { showPhone } from '../../../theme/shown-phone.ts'
import { fill } from '../../../theme/words.ts'
import { useSite, useTexts } from '../../site.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Candidate } from './Candidate.tsx'

/** The tutor who was chosen, with the phone that comes with the choice (spec: decisions ORD-10, ORD-21). */
export function YourTutor({ tutor, children }: { tutor: OrderTutorForClient; children?: ReactNode }) {
  const { edition } = useSite()
  const t = useTexts('orders-client').order
  return (
    <section className="col snug">
      <h2>{t.your_tutor}</h2>
      <Candidate tutor={tutor}>
        {tutor.phone_plain && (
          <LinkButton look="line" href={`tel:${tutor.phone_plain}`}>
            <Icon d={icons.phone} />
            <span className="num">{fill(t.phone, { phone: showPhone(tutor.phone_plain, edition) })}</span>
          </LinkButton>
        )}
        {children}
      </Candidate>
    </section>
  )
}
