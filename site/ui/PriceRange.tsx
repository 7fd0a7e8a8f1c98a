import { useState } from 'react'
import styles from './PriceRange.module.css'

interface Props {
  legend: string
  /** The edition's points, ascending; the thumbs stand on nothing else (spec: public 5, price range). */
  points: readonly number[]
  from: number
  to: number
  format: (value: number) => string
  labels: { from: string; to: string }
  /** Called when a thumb is let go. */
  onChange: (range: { from: number; to: number }) => void
}

const place = (points: readonly number[], value: number) =>
  Math.max(
    0,
    points.findLastIndex((point) => point <= value),
  )

/** Two thumbs on one track, the values written above; a thumb can't pass the other. */
export function PriceRange({ legend, points, from, to, format, labels, onChange }: Props) {
  const [range, setRange] = useState({ from, to })
  const low = place(points, range.from)
  const high = place(points, range.to)
  const move = (end: 'from' | 'to', at: number) => {
    const index = end === 'from' ? Math.min(at, high) : Math.max(at, low)
    setRange({ ...range, [end]: points[index] ?? range[end] })
  }
  const thumb = (end: 'from' | 'to', at: number) => (
    <input
      type="range"
      min={0}
      max={points.length - 1}
      value={at}
      aria-label={labels[end]}
      aria-valuetext={format(range[end])}
      onInput={(event) => move(end, Number(event.currentTarget.value))}
      onChange={() => onChange(range)}
    />
  )
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{legend}</legend>
      <p className="num">
        {format(range.from)} – {format(range.to)}
      </p>
      <div className={styles.track}>
        {thumb('from', low)}
        {thumb('to', high)}
      </div>
    </fieldset>
  )
}
