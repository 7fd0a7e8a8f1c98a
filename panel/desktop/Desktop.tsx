import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { slugs } from '../slugs.ts'
import { Column, Soft } from '../ui/boxes.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Figures } from './Figures.tsx'
import { Funnel } from './Funnel.tsx'
import { LedgerLine } from './LedgerLine.tsx'
import { Managers } from './Managers.tsx'
import { PeriodSheet } from './PeriodSheet.tsx'
import { usePeriod } from './period.ts'
import { Queue } from './Queue.tsx'
import { Statuses } from './Statuses.tsx'
import type { DesktopData, DesktopPlots } from './types.ts'

const Plots = onDemand(
  () => import('./Plots.tsx'),
  'Plots',
  () => <Skeleton lines={6} />,
)

/** Two beside each other where there is room for both. */
const Halves = styled('div')({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  alignItems: 'start',
})

/** What waits for staff, the figures of now, then the plots of some days (spec: decisions ADM-8, Z-10). */
export function Desktop() {
  const translate = useTranslate()
  const queue = useQuery({ queryKey: [slugs.desktop, 'queue'], queryFn: () => dataOf(api.get('/admin/desktop/queue')) })
  const figures = useQuery({ queryKey: [slugs.desktop], queryFn: () => dataOf(api.get('/admin/desktop')) })
  const [period, setPeriod] = usePeriod()
  const plots = useQuery({
    queryKey: [slugs.desktop, 'plots', period],
    queryFn: () => dataOf(api.get('/admin/desktop/plots', period)),
    placeholderData: (before) => before,
  })
  return (
    <Column>
      <PageHead title={translate(`menu.${slugs.desktop}`)} beside={figures.data && <OnShift of={figures.data.on_shift} />} />
      <Loaded of={queue}>{({ queue }) => <Queue queue={queue} />}</Loaded>
      <Loaded of={figures}>
        {(desktop) => (
          <>
            <Figures desktop={desktop} />
            <PeriodSheet period={period} onChange={setPeriod} countedAt={plots.data?.counted_at} />
            <Loaded of={plots}>{(plots) => <InTime desktop={desktop} plots={plots} />}</Loaded>
          </>
        )}
      </Loaded>
      <LedgerLine />
    </Column>
  )
}

/** What came of the orders of the chosen days. */
function InTime({ desktop, plots }: { desktop: DesktopData; plots: DesktopPlots }) {
  return (
    <>
      <Plots plots={plots} managers={desktop.managers} />
      <Halves>
        <Funnel plots={plots} />
        <Statuses desktop={desktop} stays={plots.stays} />
      </Halves>
      <Managers managers={desktop.managers} plots={plots} />
    </>
  )
}

function OnShift({ of }: { of: DesktopData['on_shift'] }) {
  const translate = useTranslate()
  if (of.length === 0) return <Soft>{translate('desktop.nobody_on_shift')}</Soft>
  return <Soft>{translate('desktop.on_shift', { names: of.map(({ name }) => name).join(', ') })}</Soft>
}
