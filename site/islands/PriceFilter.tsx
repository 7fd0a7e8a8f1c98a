import { useState } from 'react'
import { formatMoney } from '../../theme/money.ts'
import { priceQuery } from '../../theme/prices.ts'
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
export default function PriceFilter({ action, kept, from, to }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('filters')
  const points = edition.ratePoints
  const lowest = points[0] ?? 0
  const highest = points.at(-1) ?? 0
  const given = { from: from ?? lowest, to: to ?? highest }
  const [range, setRange] = useState(given)
  const sent = priceQuery(points, { rate_from: range.from, rate_to: range.to })
  const isChanged = range.from !== given.from || range.to !== given.to
  const hidden = (name: string, value: string | number) => <input key={name} type="hidden" name={name} value={value} />
  const field = (name: string, label: string, value: number | null) => (
    <label className="col tight s">
      {label}
      <input type="number" name={name} min={lowest} max={highest} defaultValue={value ?? undefined} className={styles.field} />
    </label>
  )
  return (
    <form method="get" action={action}>
      {kept.map(([name, value]) => hidden(name, value))}
      <div className={styles.thumbs}>
        <PriceRange
          legend={t.price}
          points={points}
          {...range}
          format={(value) => formatMoney(value, edition, language)}
          labels={{ from: t.price_from, to: t.price_to }}
          onChange={setRange}
        />
        {isChanged && Object.entries(sent).map(([name, value]) => hidden(name, value))}
        {isChanged && (
          <Button type="submit" look="soft" small full className={styles.show}>
            {t.show}
          </Button>
        )}
      </div>
      <noscript>
        {field('rate_from', t.price_from, from)}
        {field('rate_to', t.price_to, to)}
        <Button type="submit" look="soft" small full className={styles.show}>
          {t.show}
        </Button>
      </noscript>
    </form>
  )
}
