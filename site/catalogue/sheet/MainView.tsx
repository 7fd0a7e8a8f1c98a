import { useState } from 'react'
import type { CatalogueFilters } from '../../../schemas/index.ts'
import { priceQuery } from '../../../theme/prices.ts'
import { useSite, useTexts } from '../../site.ts'
import { Chip, Chips } from '../../ui/Chip.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Checkbox } from '../../ui/Option.tsx'
import { PriceRange } from '../../ui/PriceRange.tsx'
import styles from './FilterSheet.module.css'
import { missingFor, type Row, rowsOf } from './rows.ts'
import { isUnknown, type Shown, type Taken } from './taken.ts'

interface Props {
  list: CatalogueFilters
  shown: Shown
  /** Choices that the list doesn't have yet. */
  waiting: readonly Taken[]
  onOpen: (row: Row) => void
  onTake: (taken: Taken) => void
}

/** What is chosen so far: long choices lead to views of their own, short ones are made here. */
export function MainView({ list, shown, waiting, onOpen, onTake }: Props) {
  const t = useTexts('filters')
  const [missing, setMissing] = useState<Row | null>(null)
  const { choices, filters } = shown
  return (
    <>
      <ul className={styles.rows}>
        {rowsOf(list).map((view) => {
          const isComing = isUnknown(view, waiting)
          const lacking = isComing ? null : missingFor(view, list)
          const reason = lacking && (lacking === 'lesson' ? t.choose_lesson : t.choose_city)
          const isRefused = reason !== null && missing === view
          return (
            <li key={view}>
              <button type="button" className={styles.row} data-row={view} onClick={() => (reason ? setMissing(view) : onOpen(view))}>
                <span className="soft">{t[view]}</span>
                {reason ? (
                  <span className="push s soft">{!isRefused && reason}</span>
                ) : (
                  <b className="push">{!isComing && choices[view].findLast(({ chosen }) => chosen)?.label}</b>
                )}
                <Icon d={icons.next} />
              </button>
              {isRefused && (
                <div role="alert">
                  <FieldError>{reason}</FieldError>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <Chips wrapped label={t.place}>
        {choices.place.map(({ id, label, chosen }) => (
          <Chip key={id} chosen={chosen} onClick={() => onTake({ of: 'place', id })}>
            {label}
          </Chip>
        ))}
      </Chips>
      <Price {...filters} onTake={onTake} />
      {list.filter_lists.verified !== null && (
        <Checkbox checked={filters.verified} onChange={() => onTake({ of: 'verified', verified: !filters.verified })}>
          {t.verified}
        </Checkbox>
      )}
    </>
  )
}

function Price({ rate_from, rate_to, onTake }: Pick<Shown['filters'], 'rate_from' | 'rate_to'> & Pick<Props, 'onTake'>) {
  const { edition } = useSite()
  const t = useTexts('filters')
  const points = edition.ratePoints
  const move = ({ from, to }: { from: number; to: number }) =>
    onTake({ of: 'price', rate_from: null, rate_to: null, ...priceQuery(points, { rate_from: from, rate_to: to }) })
  return (
    <PriceRange
      legend={t.price}
      from={rate_from ?? points[0] ?? 0}
      to={rate_to ?? points.at(-1) ?? 0}
      labels={{ from: t.price_from, to: t.price_to }}
      onChange={move}
    />
  )
}
