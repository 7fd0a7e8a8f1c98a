import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useSpan } from '../ui/ago.ts'
import { Sheet } from '../ui/Sheet.tsx'

interface Time {
  /** Whose or what time it is. */
  name: string
  /** The middle of the times; null where there was none. */
  seconds: number | null
  /** The rows that it was taken from. */
  path: string
}

const BAR = 26
const AXIS = 36
const HOUR = 3600
const tick = { fontSize: 12 }

/** A bar for each of several middle times; its numbers stand in a table of the same screen. */
export function Times({ name, of }: { name: string; of: readonly Time[] }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const span = useSpan()
  const title = translate(`desktop.plots.${name}`)
  const known = of.filter(({ seconds }) => seconds !== null)
  if (known.length === 0) return null
  const go = (at: number | undefined) => {
    const path = at === undefined ? undefined : known[at]?.path
    if (path) navigate(path)
  }
  return (
    <Sheet title={title}>
      <BarChart
        layout="horizontal"
        height={known.length * BAR + AXIS + 8}
        hideLegend
        skipAnimation
        margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
        colors={['var(--info)']}
        onAxisClick={(_, bar) => go(bar?.dataIndex)}
        xAxis={[{ height: AXIS, tickLabelStyle: tick, tickNumber: 4, valueFormatter: (hours: number) => (hours === 0 ? '0' : span(hours * HOUR)) }]}
        yAxis={[{ scaleType: 'band', width: 128, tickLabelStyle: tick, data: known.map((time) => time.name) }]}
        series={[
          {
            label: title,
            data: known.map(({ seconds }) => (seconds ?? 0) / HOUR),
            valueFormatter: (hours) => (hours === null ? '' : span(hours * HOUR)),
          },
        ]}
      />
    </Sheet>
  )
}
