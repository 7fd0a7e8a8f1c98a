import type { ReactNode } from 'react'
import { priceQuery } from '../../theme/prices.ts'
import { PriceThumbs } from '../behaviours/index.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { PriceRange } from '../ui/PriceRange.tsx'
import styles from './PriceFilter.module.css'

interface Props {
  /** The list's first page, and what of its query stays. */
  action: string
  kept: readonly (readonly [name: string, value: string])[]
  from: number | null
  to: number | null
}

/** The price as two thumbs on the edition's points; ends that limit nothing stay out of the address. Without script two fields (spec: public 5). */
export function PriceFilter({ action, kept, from, to }: Props) {
  const { edition } = useSite()
  const t = useTexts('filters')
  const points = edition.ratePoints
  const lowest = points[0] ?? 0
  const highest = points.at(-1) ?? 0
  const sent = priceQuery(points, { rate_from: from ?? lowest, rate_to: to ?? highest })
  const end = (name: 'rate_from' | 'rate_to') => <input type="hidden" name={name} value={sent[name]} disabled={sent[name] === undefined} />
  const field = (name: string, label: string, value: number | null) => (
    <label className="col tight s">
      {label}
      <input type="number" name={name} min={lowest} max={highest} defaultValue={value ?? undefined} className={styles.field} />
    </label>
  )
  const show = (isHidden: boolean) => (
    <Button type="submit" look="soft" small full className={styles.show} hidden={isHidden}>
      {t.show}
    </Button>
  )
  // off, for else a browser that comes back to the page puts the prices of the next one into it
  const form = (className: string | undefined, fields: ReactNode) => (
    <form method="get" action={action} autoComplete="off" className={className}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields}
    </form>
  )
  return (
    <>
      {form(
        styles.thumbs,
        <PriceThumbs>
          <PriceRange legend={t.price} from={from ?? lowest} to={to ?? highest} labels={{ from: t.price_from, to: t.price_to }} />
          {end('rate_from')}
          {end('rate_to')}
          {show(true)}
        </PriceThumbs>,
      )}
      {/* a form of its own, for what the thumbs hold would be sent with it */}
      <noscript>
        {form(
          styles.plain,
          <>
            {field('rate_from', t.price_from, from)}
            {field('rate_to', t.price_to, to)}
            {show(false)}
          </>,
        )}
      </noscript>
    </>
  )
}
