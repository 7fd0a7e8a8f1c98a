import { styled } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { formatMoney, groupThousands } from '../../theme/money.ts'
import { addDays, unixAt } from '../../theme/zones.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { listPath } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Soft } from '../ui/boxes.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { type Aim, dayAims, type Span } from './figures.ts'
import { Times } from './Times.tsx'
import type { DesktopData } from './types.ts'

const Pair = styled('div')({ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))' })
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
const MINUTE = 60

interface PlotProps {
  name: string
  colour?: string
  /** By day; none where nothing is known of one. */
  of: readonly { date: string; value: number | null }[]
  /** The rows that a day's value counts, where a list has them. */
  aimOf?: (span: Span) => Aim
  /** A value as it is read. */
  words: (value: number) => string
  width?: number
}

/** A bar a day, and the same numbers as a table for who reads no plots. */
function Plot({ name, colour = 'var(--accent)', of, words, aimOf, width = 40 }: PlotProps) {
  const translate = useTranslate()
  const pathOf = useDayPath(aimOf)
  const navigate = useNavigate()
  const go = (at: number | undefined) => {
    const day = at === undefined ? undefined : of[at]
    const path = day && pathOf(day.date)
    if (path) navigate(path)
  }
  const title = translate(`desktop.plots.${name}`)
  return (
    <Sheet title={title}>
      <BarChart
        height={200}
        hideLegend
        skipAnimation
        {...(aimOf && { onAxisClick: (_, day) => go(day?.dataIndex) })}
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        colors={[colour]}
        xAxis={[{ ...days, data: of.map(({ date }) => dayMonth(date)) }]}
        yAxis={[{ ...axis, width, tickMinStep: 1, valueFormatter: words }]}
        series={[{ data: of.map(({ value }) => value), label: title, valueFormatter: (value) => (value === null ? '' : words(value)) }]}
      />
      <Behind>
        <summary>{translate('desktop.as_table')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
        <section tabIndex={0} aria-label={translate('desktop.as_table')}>
          <table>
            <tbody>
              {of.map(({ date, value }) => (
                <tr key={date}>
                  <th scope="row">{dayMonth(date)}</th>
                  <td>{value === null ? <Soft>—</Soft> : <DayLink to={pathOf(date)}>{words(value)}</DayLink>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Behind>
    </Sheet>
  )
}

const DayLink = ({ to, children }: { to: string | undefined; children: string }) => (to ? <Link to={to}>{children}</Link> : children)

/** The address of a day's rows. */
function useDayPath(aimOf: PlotProps['aimOf']) {
  const { timeZone } = useEdition()
  return (date: string) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
    const from = unixAt(timeZone, { year, month, day, hour: 0, minute: 0, second: 0 })
    const aim = aimOf?.({ from, to: addDays(timeZone, from, 1) - 1 })
    return aim && listPath(aim.slug, aim.filter)
  }
}

/** Requests, answers, payments and the time to the first answer, day by day; then how long orders stand, and how soon managers take them. */
export function Plots({ desktop: { series, stays, managers } }: { desktop: DesktopData }) {
  const edition = useEdition()
  const translate = useTranslate()
  const count = (value: number) => groupThousands(value, edition, edition.panelLanguage)
  const money = (sum: number) => formatMoney(sum, edition, edition.panelLanguage)
  const plain = (rows: readonly { date: string; n: number }[]) => rows.map(({ date, n }) => ({ date, value: n }))
  return (
    <Pair>
      <Plot name="orders" of={plain(series.orders)} words={count} aimOf={dayAims.orders} />
      <Plot name="answers" of={plain(series.answers)} words={count} />
      <Plot
        name="paid"
        colour="var(--info)"
        of={series.paid.map(({ date, sum }) => ({ date, value: sum }))}
        words={money}
        width={84}
        aimOf={dayAims.paid}
      />
      <Plot
        name="first_answer"
        colour="var(--info)"
        of={series.first_answer.map(({ date, seconds }) => ({ date, value: seconds === null ? null : Math.round(seconds / MINUTE) }))}
        words={count}
        aimOf={dayAims.orders}
      />
      <Times
        name="stay"
        of={stays.map(({ status, seconds }) => ({
          name: translate(`enums.order_status.${status}`),
          seconds,
          path: listPath(slugs.orders, { status: [status] }),
        }))}
      />
      <Times
        name="taken_in"
        of={managers.map(({ admin_id, name, taken_in }) => ({ name, seconds: taken_in, path: listPath(slugs.orders, { admin_id }) }))}
      />
    </Pair>
  )
}
