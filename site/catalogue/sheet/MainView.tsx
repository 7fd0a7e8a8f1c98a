import { useEffect, useState } from 'react'
import type { CatalogueFilters } from '../../../schemas/index.ts'
import { priceQuery } from '../../../theme/prices.ts'
import { useSite, useTexts } from '../../site.ts'
import { Chip, Chips } from '../../ui/Chip.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Checkbox } from '../../ui/Option.tsx'
import { PriceRange } from '../../ui/PriceRange.tsx'
import type { Choices } from '../choices.ts'
import { withRates } from '../paths.ts'
import styles from './FilterSheet.module.css'
import { missingFor, type Row, rowsOf } from './rows.ts'

/** How long a thumb must rest before the list is asked, ms. */
const REST = 400

interface Props {
  list: CatalogueFilters
  choices: Choices
  onOpen: (row: Row) => void
  onTake: (link: string) => void
}

/** What is chosen so far: long choices lead to views of their own, short ones are made here. */
export function MainView({ list, choices, onOpen, onTake }: Props) {
  const t = useTexts('filters')
  const [missing, setMissing] = useState<Row | null>(null)
  const { verified } = list.filter_lists
  return (
    <>
      <ul className={styles.rows}>
        {rowsOf(list).map((view) => {
          const lacking = missingFor(view, list)
          const reason = lacking && (lacking === 'lesson' ? t.choose_lesson : t.choose_city)
          const isRefused = reason !== null && missing === view
          return (
            <li key={view}>
              <button type="button" className={styles.row} data-row={view} onClick={() => (reason ? setMissing(view) : onOpen(view))}>
                <span className="soft">{t[view]}</span>
                {reason ? (
                  <span className="push s soft">{!isRefused && reason}</span>
                ) : (
                  <b className="push">{choices[view].findLast(({ chosen }) => chosen)?.label}</b>
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
        {choices.place.map(({ label, link, chosen }) => (
          <Chip key={link} chosen={chosen} onClick={() => onTake(link)}>
            {label}
          </Chip>
        ))}
      </Chips>
      <Price list={list} onTake={onTake} />
      {verified !== null && (
        <Checkbox checked={list.filters.verified} onChange={() => onTake(verified)}>
          {t.verified}
        </Checkbox>
      )}
    </>
  )
}

function Price({ list, onTake }: Pick<Props, 'list' | 'onTake'>) {
  const { edition } = useSite()
  const t = useTexts('filters')
  const { rate_from, rate_to } = list.filters
  const points = edition.ratePoints
  const from = rate_from ?? points[0] ?? 0
  const to = rate_to ?? points.at(-1) ?? 0
  const [range, setRange] = useState({ from, to })
  useEffect(() => setRange({ from, to }), [from, to])
  const sent = priceQuery(points, { rate_from: range.from, rate_to: range.to })
  const link = withRates(list.path, { rate_from: sent.rate_from ?? null, rate_to: sent.rate_to ?? null })
  const isChanged = (sent.rate_from ?? null) !== rate_from || (sent.rate_to ?? null) !== rate_to
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link says all that matters
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(() => onTake(link), REST)
    return () => clearTimeout(timer)
  }, [link])
  return <PriceRange legend={t.price} {...range} labels={{ from: t.price_from, to: t.price_to }} onChange={setRange} />
}
