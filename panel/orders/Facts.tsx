import { Fragment } from 'react'
import { Numbers, Soft } from '../ui/boxes.ts'

/** What is known of a tutor, one beside the other; a price, a phone or a date never breaks. */
export const Facts = ({ of }: { of: readonly (string | false | 0 | '' | null | undefined)[] }) => (
  <Soft as="div">
    {of
      .filter((fact): fact is string => Boolean(fact))
      .map((fact, at) => (
        <Fragment key={fact}>
          {at > 0 && ' · '}
          <Numbers>{fact}</Numbers>
        </Fragment>
      ))}
  </Soft>
)
