import { styled } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { Link } from '../../layout/Link.tsx'
import { Soft } from '../boxes.ts'
import { Sheet } from '../Sheet.tsx'

/** Plots beside each other where there is room for two. */
export const PlotGrid = styled('div')({ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))' })

const Behind = styled('details')({
  '& summary': { color: 'var(--accent)', cursor: 'pointer', width: 'fit-content', paddingBlock: '.25rem' },
  '& section': { maxHeight: '16rem', overflowY: 'auto' },
  '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th': { textAlign: 'left', fontWeight: 400 },
  '& th, & td': { padding: '.125rem 1.5rem .125rem 0' },
  '& td': { textAlign: 'right' },
})

/** `2026-11-20` as `20-11`: the year is the same for all but a few. */
const dayMonth = (date: string) => date.split('-').reverse().slice(0, 2).join('-')
const axis = { tickLabelStyle: { fontSize: 12 } }
// A lower axis has no room for the day in a face taller than the chart expects, and it draws none.
const days = { ...axis, height: 36, scaleType: 'band', tickLabelInterval: (_: unknown, at: number) => at % 7 === 0 } as const

interface Props {
  /** A text, or the key of one. */
  title: string
  colour?: string
  /** By day; none where nothing is known of one. */
  of: readonly { date: string; value: number | null }[]
  /** A value as it is read. */
  words: (value: number) => string
  /** Where the rows are that a day's value counts, where a list has them. */
  pathOf?: (date: string) => string
  /** Bars beyond the first are middling, beyond the second poor. */
  limits?: readonly [good: number, poor: number]
  /** What stands over the bars. */
  children?: ReactNode
}

/** A bar a day, and the same numbers as a table for who reads no plots. */
export function DayPlot({ title, colour = 'var(--accent)', of, words, pathOf, limits, children }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const go = (at: number | undefined) => {
    const day = at === undefined ? undefined : of[at]
    if (day && pathOf) navigate(pathOf(day.date))
  }
  const label = translate(title, { _: title })
  const byLimits = limits && { type: 'piecewise' as const, thresholds: [...limits], colors: ['var(--accent)', 'var(--mark)', 'var(--bad)'] }
  return (
    <Sheet title={title}>
      {children}
      <BarChart
        height={200}
        hideLegend
        skipAnimation
        {...(pathOf && { onAxisClick: (_, day) => go(day?.dataIndex) })}
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        colors={[colour]}
        xAxis={[{ ...days, data: of.map(({ date }) => dayMonth(date)) }]}
        yAxis={[{ ...axis, width: 'auto', tickMinStep: limits ? 0 : 1, valueFormatter: words, ...(byLimits && { colorMap: byLimits }) }]}
        series={[{ data: of.map(({ value }) => value), label, valueFormatter: (value) => (value === null ? '' : words(value)) }]}
      >
        {limits?.map((limit) => (
          <ChartsReferenceLine key={limit} y={limit} lineStyle={{ stroke: 'var(--ink-2)', strokeDasharray: '4 4' }} />
        ))}
      </BarChart>
      <Behind>
        <summary>{translate('plots.as_table')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
        <section tabIndex={0} aria-label={translate('plots.as_table')}>
          <table>
            <tbody>
              {of.map(({ date, value }) => (
                <tr key={date}>
                  <th scope="row">{dayMonth(date)}</th>
                  <td>{value === null ? <Soft>—</Soft> : pathOf ? <Link to={pathOf(date)}>{words(value)}</Link> : words(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Behind>
    </Sheet>
  )
}
