import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Form, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { dayAfter, momentOf } from '../../theme/shifts.ts'
import { useEdition } from '../edition.ts'
import { toastText } from '../layout/toast-text.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { Column, Numbers, Row, Soft } from '../ui/boxes.ts'
import { useConflictQuestion } from '../ui/form/conflict-question.tsx'
import { ReportUnsaved } from '../ui/form/UnsavedGuard.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type ScheduleData, weekOf } from './plan.ts'
import { readSchedule, useSaveSchedule } from './save.ts'
import { useNow } from './use-now.ts'
import { WeekButton } from './WeekButton.tsx'
import { WeekSheet } from './WeekSheet.tsx'
import { useWords } from './words.ts'

/** When managers work, week by week (spec: decisions ADM-7). */
export function ScheduleScreen() {
  const { timeZone } = useEdition()
  const translate = useTranslate()
  const words = useWords()
  const [search] = useSearchParams()
  const today = momentOf(timeZone, useNow()).date
  // what is being changed here must not change under the reader's hands; a save brings what others did
  const { data, error, refetch } = useQuery({ queryKey: [slugs.schedule], queryFn: readSchedule, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  const asked = search.get('week') ?? ''
  const week = weekOf(/^\d{4}-\d\d-\d\d$/.test(asked) && Number.isFinite(Date.parse(asked)) ? asked : today)
  const [monday = today] = week
  return (
    <Column>
      <PageHead
        title={translate(`menu.${slugs.schedule}`)}
        beside={
          <Soft>
            <Numbers>
              {words.day(monday)} – {words.day(week.at(-1) ?? monday)}
            </Numbers>{' '}
            · {timeZone}
          </Soft>
        }
        actions={
          <Row>
            <WeekButton icon="back" label={translate('schedule.week_before')} week={dayAfter(monday, -7)} />
            <WeekButton label={translate('schedule.this_week')} week={today} />
            <WeekButton icon="next" label={translate('schedule.week_after')} week={dayAfter(monday, 7)} />
          </Row>
        }
      />
      {data ? (
        <ScheduleForm data={data} week={week} today={today} />
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

function ScheduleForm({ data, week, today }: { data: ScheduleData; week: readonly string[]; today: string }) {
  const queries = useQueryClient()
  const words = useWords()
  const { ask, dialog } = useConflictQuestion(
    (_, hours) => (hours ? words.hours(hours as Parameters<typeof words.hours>[0]) : <EveryWeek />),
    (key) => words.entry(key, data.managers),
  )
  const submit = useSaveSchedule(data, ask, (saved) => queries.setQueryData([slugs.schedule], saved))
  if (data.managers.length === 0) return <Nobody />
  return (
    <Form
      record={{ schedule: data.schedule }}
      onSubmit={submit}
      noValidate
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={ReportUnsaved}
      disableInvalidFormNotification
    >
      <WeekSheet opened={data.schedule} managers={data.managers} week={week} today={today} />
      {dialog}
    </Form>
  )
}

const EveryWeek = () => useTranslate()('schedule.every_week')

function Nobody() {
  const translate = useTranslate()
  return (
    <Row>
      <Icon name="info" />
      {translate('schedule.no_managers')}
    </Row>
  )
}
