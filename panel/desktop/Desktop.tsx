import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useRefresh } from '../layout/refresh.ts'
import { toastText } from '../layout/toast-text.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { Column } from '../ui/boxes.ts'
import { Notice } from '../ui/Notice.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Figures } from './Figures.tsx'
import { Managers } from './Managers.tsx'
import { Statuses } from './Statuses.tsx'

const Plots = onDemand(
  () => import('./Plots.tsx'),
  'Plots',
  () => <Skeleton lines={6} />,
)

/** The figures and plots of the last 30 days (spec: decisions ADM-8). */
export function Desktop() {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({ queryKey: [slugs.desktop], queryFn: () => dataOf(api.get('/admin/desktop')) })
  useRefresh(refetch)
  return (
    <Column>
      <PageHead title={translate(`menu.${slugs.desktop}`)} />
      {data ? (
        <>
          <Figures desktop={data} />
          <Statuses counts={data.orders.by_status} />
          <Plots series={data.series} />
          <Managers managers={data.managers} />
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
