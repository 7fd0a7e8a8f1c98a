import { formatMoney } from '../../theme/money.ts'
import { formatMoneyRange } from '../../theme/money-range.ts'
import { moveEnd } from '../../theme/prices.ts'
import { useSite } from '../site.ts'
import styles from './PriceRange.module.css'

interface Props {
  legend: string
  from: number
  to: number
  labels: { from: string; to: string }
  /** Called with every step of a thumb; left out where a behaviour moves them. */
  onChange?: (range: { from: number; to: number }) => void
}

const place = (points: readonly number[], value: number) =>
  Math.max(
    0,
    points.findLastIndex((point) => point <= value),
  )

/** Two thumbs on one track of the edition's points, the values written above; the lower one stays below the other (spec: public 5, price range). */
export function PriceRange({ legend, from, to, labels, onChange }: Props) {
  const { edition, language } = useSite()
  const points = edition.ratePoints
  const move = (end: 'from' | 'to', input: HTMLInputElement) => {
    const name = `rate_${end}` as const
    const moved = moveEnd(points, { rate_from: from, rate_to: to }, name, points[Number(input.value)] ?? 0)[name] ?? 0
    // a thumb that was stopped goes back, though nothing is drawn anew
    input.value = String(place(points, moved))
    onChange?.({ from, to, [end]: moved })
  }
  const thumb = (end: 'from' | 'to', value: number) => (
    <input
      type="range"
      min={0}
      max={points.length - 1}
      value={place(points, value)}
      aria-label={labels[end]}
      aria-valuetext={formatMoney(value, edition, language)}
      onInput={(event) => move(end, event.currentTarget)}
    />
  )
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      <p className="num">{formatMoneyRange(from, to, edition, language)}</p>
      <div className={styles.track}>
        {thumb('from', from)}
        {thumb('to', to)}
      </div>
    </fieldset>
  )
}
