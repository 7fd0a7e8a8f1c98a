import type { MouseEvent } from 'react'
import { formatMoney } from '../../theme/money.ts'
import { formatMoneyRange } from '../../theme/money-range.ts'
import { moveEnd, pressedEnd } from '../../theme/prices.ts'
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

/** Two thumbs on one track of the edition's points, the values written above; the lower one stays below the other (spec: public 5, price range). A press on the track brings the nearer one. */
export function PriceRange({ legend, from, to, labels, onChange }: Props) {
  const { edition, language } = useSite()
  const points = edition.ratePoints
  const last = points.length - 1
  const move = (end: 'from' | 'to', at: number) => {
    const name = `rate_${end}` as const
    const moved = moveEnd(points, { rate_from: from, rate_to: to }, name, points[at] ?? 0)[name] ?? 0
    onChange?.({ from, to, [end]: moved })
    return place(points, moved)
  }
  const press = (event: MouseEvent) => {
    const pressed = pressedEnd(event, { from: place(points, from), to: place(points, to) }, last)
    if (pressed) move(pressed.end, pressed.place)
  }
  const thumb = (end: 'from' | 'to', value: number) => (
    <input
      type="range"
      min={0}
      max={last}
      value={place(points, value)}
      aria-label={labels[end]}
      aria-valuetext={formatMoney(value, edition, language)}
      onInput={({ currentTarget }) => {
        // a thumb that was stopped goes back, though nothing is drawn anew
        currentTarget.value = String(move(end, Number(currentTarget.value)))
      }}
    />
  )
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      <p className="num">{formatMoneyRange(from, to, edition, language)}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move its thumbs */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: so they do */}
      <div className={styles.track} onClick={press}>
        {thumb('from', from)}
        {thumb('to', to)}
      </div>
    </fieldset>
  )
}
