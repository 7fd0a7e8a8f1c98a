import { api, errorOf } from '../../data-providers/api.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { fill } from '../../theme/words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useReadErrors } from '../forms/read-errors.ts'
import { useForm } from '../forms/use-form.ts'
import { readAuth } from '../layout/account/store.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { showToast } from '../ui/Toast.tsx'
import styles from './LeavingNote.module.css'

export interface LeavingProps {
  at: number
  /** The profile is what it was. */
  onBack: () => Promise<void>
}

/** The profile is about to be deleted; one press takes that back (spec: decisions TUT-12). */
export function LeavingNote({ at, onBack }: LeavingProps) {
  const { edition, language } = useSite()
  const { asked: t } = useTexts('leaving')
  const common = useTexts('common')
  const form = useForm({ readErrors: useReadErrors() })
  const takeBack = () =>
    form.once('take_back', async () => {
      const answer = await api.post('/tutor/privacy/cancel_delete_profile')
      if (answer.status === 'fail') return form.refuse(errorOf(answer))
      showToast({ text: t.done, tone: 'ok' }, common)
      await Promise.all([readAuth(), onBack()])
    })
  return (
    <Note tone="mark">
      <div className="row">
        <p className={styles.said}>
          <b>{fill(t.date, { date: formatLongDate(at, edition, language) })}</b> {t.hidden}
        </p>
        <Button look="line" small busy={form.busy !== null} onClick={takeBack}>
          {t.take_back}
        </Button>
      </div>
      <FormFailure>{form.failure}</FormFailure>
    </Note>
  )
}
