import { useTranslate } from 'react-admin'
import { formatMoney, groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { listPath } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { DayPlot, PlotGrid } from '../ui/plots/DayPlot.tsx'
import { type Aim, dayAims, type Span } from './figures.ts'
import { useSpanOf } from './period.ts'
import { Times } from './Times.tsx'
import type { DesktopData, DesktopPlots } from './types.ts'

const MINUTE = 60

/** The address of a day's rows. */
function useDayPath() {
  const spanOf = useSpanOf()
  return (aimOf: (span: Span) => Aim) => (date: string) => {
    const aim = aimOf(spanOf(date))
    return listPath(aim.slug, aim.filter)
  }
}

/** Requests, answers, payments and the time to the first answer, day by day; then how long orders stand, and how soon managers take them. */
export function Plots({ plots, managers }: { plots: DesktopPlots; managers: DesktopData['managers'] }) {
  const { series, stays } = plots
  const edition = useEdition()
  const translate = useTranslate()
  const count = (value: number) => groupThousands(value, edition, edition.panelLanguage)
  const money = (sum: number) => formatMoney(sum, edition, edition.panelLanguage)
  const dayPath = useDayPath()
  const plain = (rows: readonly { date: string; n: number }[]) => rows.map(({ date, n }) => ({ date, value: n }))
  const takenIn = new Map(plots.managers.map(({ admin_id, taken_in }) => [admin_id, taken_in]))
  return (
    <PlotGrid>
      <DayPlot title="desktop.plots.orders" of={plain(series.orders)} words={count} pathOf={dayPath(dayAims.orders)} />
      <DayPlot title="desktop.plots.answers" of={plain(series.answers)} words={count} />
      <DayPlot
        title="desktop.plots.paid"
        colour="var(--info)"
        of={series.paid.map(({ date, sum }) => ({ date, value: sum }))}
        words={money}
        pathOf={dayPath(dayAims.paid)}
      />
      <DayPlot
        title="desktop.plots.first_answer"
        colour="var(--info)"
        of={series.first_answer.map(({ date, seconds }) => ({ date, value: seconds === null ? null : Math.round(seconds / MINUTE) }))}
        words={count}
        pathOf={dayPath(dayAims.orders)}
      />
      <Times
        name="stay"
        of={stays.map(({ status, seconds }) => ({
          name: translate(`orders.statuses.${status}`),
          seconds,
          path: listPath(slugs.orders, { status: [status] }),
        }))}
      />
      <Times
        name="taken_in"
        of={managers.map(({ admin_id, name }) => ({ name, seconds: takenIn.get(admin_id) ?? null, path: listPath(slugs.orders, { admin_id }) }))}
      />
    </PlotGrid>
  )
}
