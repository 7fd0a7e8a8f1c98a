import { styled } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslate } from 'react-admin'
import { formatMoney } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Sheet } from '../ui/Sheet.tsx'
import type { DesktopData } from './types.ts'

const Pair = styled('div')({ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))' })

/** `2026-11-20` as `20-11`: the year is the same for all but a few. */
const dayMonth = (date: string) => date.split('-').reverse().slice(0, 2).join('-')
const axis = { tickLabelStyle: { fontSize: 12 } }
// A lower axis has no room for the day in a face taller than the chart expects, and it draws none.
const days = { ...axis, height: 36, scaleType: 'band', tickLabelInterval: (_: unknown, at: number) => at % 7 === 0 } as const

/** Orders and payments day by day. */
export function Plots({ series: { orders, paid } }: { series: DesktopData['series'] }) {
  const edition = useEdition()
  const translate = useTranslate()
  return (
    <Pair>
      <Sheet title={translate('desktop.orders_by_day')}>
        <BarChart
          height={220}
          hideLegend
          skipAnimation
          margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
          colors={['var(--accent)']}
          xAxis={[{ ...days, data: orders.map(({ date }) => dayMonth(date)) }]}
          yAxis={[{ ...axis, width: 36, tickMinStep: 1 }]}
          series={[{ data: orders.map(({ n }) => n), label: translate('desktop.orders') }]}
        />
      </Sheet>
      <Sheet title={translate('desktop.paid_by_day')}>
        <BarChart
          height={220}
          hideLegend
          skipAnimation
          margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
          colors={['var(--info)']}
          xAxis={[{ ...days, data: paid.map(({ date }) => dayMonth(date)) }]}
          yAxis={[{ ...axis, width: 84, valueFormatter: (sum: number) => formatMoney(sum, edition, edition.panelLanguage) }]}
          series={[
            {
              data: paid.map(({ sum }) => sum),
              label: translate('desktop.payments'),
              valueFormatter: (sum) => formatMoney(sum ?? 0, edition, edition.panelLanguage),
            },
          ]}
        />
      </Sheet>
    </Pair>
  )
}
