import { Fragment } from 'react'
import { Numbers, Soft } from '../ui/boxes.ts'
import { PhoneLink } from '../ui/PhoneLink.tsx'

interface Known {
  phone: string | null
  of: readonly (string | false | 0 | '' | null | undefined)[]
}

/** What is known of a tutor, one beside the other, the phone to be called first; a price or a date never breaks. */
export const Facts = ({ phone, of }: Known) => (
  <Soft as="div">
    {phone && <PhoneLink phone={phone} />}
    {of
      .filter((fact): fact is string => Boolean(fact))
      .map((fact, at) => (
        <Fragment key={fact}>
          {(at > 0 || phone) && ' · '}
          <Numbers>{fact}</Numbers>
        </Fragment>
      ))}
  </Soft>
)
