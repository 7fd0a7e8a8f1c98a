import { type FormEvent, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import { CANDIDATE_ABOUT, CANDIDATE_LESSONS, SCHOOL_PRACTICES } from '../../schemas/school-candidate-terms.ts'
import { fillNumbers } from '../../theme/fill-numbers.ts'
import type { Week } from '../../theme/week.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { readFromStart } from '../forms/read-from-start.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import { readAuth } from '../layout/account/store.ts'
import { useAction } from '../orders/use-action.ts'
import { WeekGrid } from '../profile/forms/WeekGrid.tsx'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Field, FieldError, Select, Textarea } from '../ui/Field.tsx'
import { Checkbox, Options } from '../ui/Option.tsx'
import styles from './CandidateForm.module.css'

interface Named {
  id: number
  name: string
}
interface Props {
  of: {
    lessons: readonly (Named & { levels: readonly Named[] })[]
    /** All of them, in the order of the edition. */
    levels: readonly Named[]
    practice_id: number | null
    schedule: Week
  }
}

const [min, max] = CANDIDATE_ABOUT
const limits = { about: CANDIDATE_ABOUT, lessons: CANDIDATE_LESSONS }

/** What the school wants to know: who teaches, what, to whom and when; begun with what the profile says. */
export function CandidateForm({ of: { lessons, levels: all, practice_id, schedule } }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('school-tutor').form
  const practices = useTexts('enums-requests').practice
  const common = useTexts('common')
  const { reload } = useCabinet()
  const doing = useAction({ errors: ['errors-requests'], limits })
  const [week, setWeek] = useState<Week>(schedule)
  const [chosen, choose] = useState<readonly number[]>(lessons.map(({ id }) => id))
  const [levels, setLevels] = useState<readonly number[]>(all.map(({ id }) => id))
  const guard = useLeaveGuard(doing.changed)
  // with no subject all levels stay, so that the subjects alone are wrong then
  const offered = new Set(
    lessons.filter(({ id }) => chosen.length === 0 || chosen.includes(id)).flatMap((lesson) => lesson.levels.map(({ id }) => id)),
  )
  const hasLevel = levels.some((id) => offered.has(id))
  const turned = (list: readonly number[], id: number) => (list.includes(id) ? list.filter((one) => one !== id) : [...list, id])

  const send = (event: FormEvent) => {
    event.preventDefault()
    const { about = '', practice_id: practice } = doing.read()
    const candidate = {
      about,
      lessons: [...chosen],
      levels: levels.filter((id) => offered.has(id)),
      practice_id: Number(practice) as 2,
      schedule: week as Record<string, number[]>,
    }
    return doing.run('send', () => api.post('/tutor/school_candidate/send', { candidate }), t.done, showState)
  }
  /** What has come of it stands where the form began, far above the button. */
  const showState = async () => {
    await Promise.all([readAuth(), reload()])
    readFromStart(document.getElementById('main'))
  }
  return (
    <form ref={doing.attach} noValidate className="sheet col" onSubmit={send} onInput={doing.onInput}>
      <FormFailure>{doing.failure}</FormFailure>
      <Field name="about" label={t.about} hint={fillNumbers(t.about_hint, { min, max }, edition, language)} error={doing.problems.about}>
        {(control) => <Textarea {...control} rows={8} maxLength={max} />}
      </Field>
      <Options legend={t.lessons}>
        <div className={styles.choices} data-invalid={doing.problems.lessons ? true : undefined}>
          {lessons.map(({ id, name }) => (
            <Checkbox key={id} name="lessons" value={id} checked={chosen.includes(id)} onChange={() => choose(turned(chosen, id))}>
              {name}
            </Checkbox>
          ))}
        </div>
        {doing.problems.lessons && <FieldError>{doing.problems.lessons}</FieldError>}
      </Options>
      <Options legend={t.levels}>
        <div className={styles.choices} data-invalid={doing.problems.levels ? true : undefined}>
          {all
            .filter(({ id }) => offered.has(id))
            .map(({ id, name }) => (
              <Checkbox key={id} name="levels" value={id} checked={levels.includes(id)} onChange={() => setLevels(turned(levels, id))}>
                {name}
              </Checkbox>
            ))}
        </div>
        {doing.problems.levels && <FieldError>{hasLevel ? doing.problems.levels : t.no_level}</FieldError>}
      </Options>
      <Field name="practice_id" label={t.practice} error={doing.problems.practice_id}>
        {(control) => (
          <Select {...control} options={SCHOOL_PRACTICES.map((value) => ({ value, label: practices[value] }))} defaultValue={practice_id ?? ''} />
        )}
      </Field>
      <fieldset className="col snug">
        <legend>
          <b>{t.schedule}</b>
        </legend>
        <WeekGrid week={week} onChange={setWeek} />
      </fieldset>
      {guard.asking ? (
        <LeaveQuestion text={common.unsaved} leave={common.leave} stay={common.stay} onLeave={guard.leave} onStay={guard.stay} />
      ) : (
        <Button type="submit" busy={doing.busy !== null}>
          {t.send}
        </Button>
      )}
    </form>
  )
}
