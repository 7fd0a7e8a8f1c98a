import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { addDays, startOfDay } from '../../theme/zones.ts'
import { useEdition } from '../edition.ts'
import { useRefresh } from '../layout/refresh.ts'
import { toastText } from '../layout/toast-text.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { Column, Soft } from '../ui/boxes.ts'
import { Notice } from '../ui/Notice.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Figures } from './Figures.tsx'
import { Funnel } from './Funnel.tsx'
import { LedgerLine } from './LedgerLine.tsx'
import { Managers } from './Managers.tsx'
import { Queue } from './Queue.tsx'
import { Statuses } from './Statuses.tsx'
import type { DesktopData } from './types.ts'

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

/** What waits for staff, then the figures and plots of the last 30 days (spec: decisions ADM-8). */
export function Desktop() {
  const { timeZone } = useEdition()
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({ queryKey: [slugs.desktop], queryFn: () => dataOf(api.get('/admin/desktop')) })
  useRefresh(refetch)
  const today = startOfDay(timeZone, Math.floor(Date.now() / 1000))
  const firstDay = (days: number) => addDays(timeZone, today, 1 - days)
  return (
    <Column>
      <PageHead title={translate(`menu.${slugs.desktop}`)} beside={data && <OnShift of={data.on_shift} />} />
      {data ? (
        <>
          <Queue desktop={data} />
          <Figures desktop={data} firstDay={firstDay} />
          <Plots desktop={data} />
          <Halves>
            <Funnel desktop={data} firstDay={firstDay} />
            <Statuses desktop={data} />
          </Halves>
          <Managers managers={data.managers} firstDay={firstDay} />
          <LedgerLine />
        </>
      ) : error ? (
        <Notice icon="info" title={translate('common.not_loaded')} way={<Button onClick={() => refetch()}>{translate('common.retry')}</Button>}>
          {toastText(error, translate)}
        </Notice>
      ) : (
        <Skeleton lines={6} />
      )}
    </Column>
  )
}

function OnShift({ of }: { of: DesktopData['on_shift'] }) {
  const translate = useTranslate()
  if (of.length === 0) return <Soft>{translate('desktop.nobody_on_shift')}</Soft>
  return <Soft>{translate('desktop.on_shift', { names: of.map(({ name }) => name).join(', ') })}</Soft>
}
