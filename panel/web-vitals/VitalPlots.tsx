import { useQuery } from '@tanstack/react-query'
import { useListContext, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { VITAL_LIMITS, VITALS_DAYS } from '../../schemas/web-vital-terms.ts'
import { groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { useRefresh } from '../layout/refresh.ts'
import { slugs } from '../slugs.ts'
import { Column, Row, Soft } from '../ui/boxes.ts'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { DayPlot, PlotGrid } from '../ui/plots/DayPlot.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Rating } from './fields.tsx'
import { useVitalWords } from './use-words.ts'

const PERCENT = 75

/** A plot for each metric of what the list is filtered by, with what it comes to in all. */
export function VitalPlots() {
  const { filterValues: filter } = useListContext()
  const edition = useEdition()
  const translate = useTranslate()
  const words = useVitalWords()
  const { data, error, refetch } = useQuery({
    queryKey: [slugs.web_vitals, 'days', filter],
    queryFn: () => dataOf(api.get('/rest/web_vitals/days', { filter })),
    placeholderData: (before) => before,
  })
  useRefresh(refetch)
  if (!data) return error ? <NotLoaded error={error} onRetry={refetch} /> : <Skeleton lines={6} />
  const shown = data.metrics.filter(({ n }) => n > 0)
  return (
    <Column sx={{ mb: '1rem' }}>
      <Sheet title={translate('web_vitals.plots', { days: VITALS_DAYS })}>
        <Soft>{translate(shown.length > 0 ? 'web_vitals.plots_why' : 'web_vitals.no_measure', { percent: PERCENT })}</Soft>
      </Sheet>
      <PlotGrid>
        {shown.map(({ name, n, p75, days }) => {
          const [good, poor] = VITAL_LIMITS[name]
          const write = (value: number) => words(name, value)
          return (
            <DayPlot
              key={name}
              title={`web_vitals.metrics.${name}`}
              of={days.map(({ date, p75 }) => ({ date, value: p75 }))}
              words={write}
              limits={VITAL_LIMITS[name]}
            >
              <Row>
                {p75 !== null && (
                  <>
                    <strong>{write(p75)}</strong>
                    <Rating name={name} value={p75} />
                  </>
                )}
                <Soft>
                  {translate('web_vitals.measured', { smart_count: n, n: groupThousands(n, edition, edition.panelLanguage) })} ·{' '}
                  {translate('web_vitals.limits', { good: write(good), poor: write(poor) })}
                </Soft>
              </Row>
            </DayPlot>
          )
        })}
      </PlotGrid>
    </Column>
  )
}
