import { useState } from 'react'
import { api, errorOf } from '../../../data-providers/api.ts'
import { SCHEDULE_FRESH_DAYS } from '../../../schemas/tutor-options.ts'
import { formatDate } from '../../../theme/dates.ts'
import type { Week } from '../../../theme/week.ts'
import { fill } from '../../../theme/words.ts'
import { useCabinet } from '../../cabinet/Cabinet.tsx'
import { useSite, useTexts } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/Toast.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import type { FieldsProps, GroupForm } from './form.ts'
import { WeekGrid } from './WeekGrid.tsx'

interface Values {
  schedule: Week
}

function Fields({ values, set, profile, onSaved }: FieldsProps<Values>) {
  const { edition } = useSite()
  const t = useTexts('profile-forms')
  const common = useTexts('common')
  const { ask } = useCabinet()
  const [busy, setBusy] = useState(false)
  const { schedule_updated_at: updated } = profile
  const confirm = async () => {
    setBusy(true)
    const answer = await ask(() => api.post('/tutor/profile/schedule/confirm'))
    setBusy(false)
    if (answer.status === 'fail') return showToast({ text: common.failed[errorOf(answer) === 'network' ? 'network' : 'other'], tone: 'bad' }, common)
    onSaved({ ...profile, ...answer.data })
    showToast({ text: t.confirmed, tone: 'ok' }, common)
  }
  return (
    <>
      <p className="soft read">{t.week_hint}</p>
      {updated !== null && (
        <div className="row">
          <span className="s soft grow">{fill(t.updated, { date: unbroken(formatDate(updated, edition)), count: SCHEDULE_FRESH_DAYS })}</span>
          <Button look="line" small busy={busy} onClick={confirm}>
            {t.still_right}
          </Button>
        </div>
      )}
      <WeekGrid week={values.schedule} onChange={(schedule) => set({ schedule })} />
    </>
  )
}

export const schedule: GroupForm<Values> = {
  lists: [],
  valuesOf: ({ schedule }) => ({ schedule }),
  toSend: ({ schedule }) => ({ tutor: { schedule: schedule as Record<string, number[]> } }),
  Fields,
}
