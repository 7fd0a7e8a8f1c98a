import { Fragment } from 'react'

/** A fact and its name; without a text it is left out. */
export type Line = readonly [label: string, text: string | 0 | null | undefined]

/** Facts of an order, line by line. */
export const Pairs = ({ lines }: { lines: readonly Line[] }) => (
  <dl className="pairs s num">
    {lines.map(
      ([label, text]) =>
        !!text && (
          <Fragment key={label + text}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ),
    )}
  </dl>
)
