import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import type { OwnProfile } from '../../schemas/index.ts'
import { TUTOR_STATUS } from '../../schemas/tutor-status.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { useErrors } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { failureText } from '../forms/failure-text.ts'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { useForm } from '../forms/use-form.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { showToast } from '../ui/Toast.tsx'
import { dropDraft, readDraft, writeDraft } from './drafts.ts'
import type { AnyForm, Lists, Sent } from './forms/form.ts'
import { forms } from './forms/index.ts'
import type { Group } from './groups.ts'
import { ListsAway } from './ListsAway.tsx'
import styles from './Profile.module.css'
import { type Typed, typedOver, untouched } from './typed.ts'

export interface EditorProps {
  group: Group
  profile: OwnProfile
  onSaved: (profile: OwnProfile) => void
  onClose: () => void
}

/** An opened group: its form and what it is chosen from are fetched. */
export function GroupEditor(props: EditorProps) {
  const { group, onClose } = props
  const common = useTexts('common')
  const [ready, setReady] = useState<{ form: AnyForm; lists: Lists } | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed) return
    const load = async () => {
      const form: AnyForm = await forms[group]()
      if (form.lists.length === 0) return { form, lists: {} }
      const answer = await api.get('/api/resources/tutor_profile', { types: [...form.lists] })
      if (answer.status === 'fail') throw new Error('no lists')
      return { form, lists: answer.data }
    }
    load().then(setReady, () => setFailed(true))
  }, [group, failed])
  if (failed)
    return (
      <ListsAway onRetry={() => setFailed(false)}>
        <Button look="bare" small onClick={onClose}>
          {common.close}
        </Button>
      </ListsAway>
    )
  return ready ? <Opened {...props} {...ready} /> : <Skeleton label={common.loading} rows={1} />
}

function Opened({ group, profile, form: { Fields, isAtOnce, ...rules }, lists, onSaved, onClose }: EditorProps & { form: AnyForm; lists: Lists }) {
  const { edition } = useSite()
  const { ask } = useCabinet()
  const t = useTexts('profile')
  const common = useTexts('common')
  const errors = useErrors('errors-files', 'errors-requests')
  const { id } = profile
  const valuesOf = (of: OwnProfile): object => rules.valuesOf(of, edition)
  const toSend = (held: object) => rules.toSend(held, profile, edition)
  const shownAt = (field: string) => rules.shownAt?.(field, edition) ?? field
  const over = (held: Typed) => typedOver(held, valuesOf(profile))
  const [typed, setTyped] = useState(() => over(readDraft(id, group) ?? untouched(valuesOf(profile))))
  const [seen, see] = useState(profile)
  // before it is drawn: what was changed elsewhere is not shown as it was
  if (seen !== profile) {
    see(profile)
    setTyped(over)
  }
  const { values } = typed
  const form = useForm({ readErrors: () => errors, shownAt })
  const told = (held: object) => JSON.stringify(sendable(toSend(held)))
  const isChanged = told(values) !== told(valuesOf(profile))
  const guard = useLeaveGuard(() => isChanged)

  // at once: the page may be left before the next frame
  useLayoutEffect(() => {
    if (isChanged) writeDraft(id, group, typed)
    else dropDraft(id, group)
  }, [id, group, isChanged, typed])

  const finish = () => {
    dropDraft(id, group)
    onClose()
  }
  /** Goes on over a newer version by itself, unless both changed the same. */
  const save = async (sent: Typed, opened: OwnProfile): Promise<void> => {
    const { tutor: fields, ...files } = rules.toSend(sent.values, opened, edition)
    const answer = await ask(() => api.post('/tutor/profile/save', { tutor: { ...fields, version: opened.version }, ...files }))
    if (answer.status === 'fail') {
      const error = errorOf(answer)
      const newest = error === 'conflict' && (await ask(() => api.get('/tutor/profile/get')))
      if (!newest || newest.status === 'fail') return form.refuse(typeof error === 'object' ? renamed(error, shownAt) : error, { whole: t.refused })
      const { tutor } = newest.data
      const now = typedOver(sent, valuesOf(tutor))
      onSaved(tutor)
      return now.isBoth ? undefined : save(now, tutor)
    }
    const { tutor } = answer.data
    setTyped(untouched(valuesOf(tutor)))
    onSaved(tutor)
    finish()
    const isSent = profile.status !== tutor.status && tutor.status === TUTOR_STATUS.moderation
    showToast({ text: isSent ? t.sent : t.saved, tone: 'ok' }, common)
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    const sent = { ...typed, isBoth: false }
    setTyped(sent)
    return form.once('save', () => save(sent, profile))
  }
  return (
    <form
      id={`${group}-form`}
      ref={form.attach}
      noValidate
      className="col"
      aria-labelledby={`${group}-title`}
      onSubmit={press}
      onInput={form.onInput}
    >
      <FormFailure>{form.failure || (typed.isBoth ? failureText(errors, 'conflict') : '')}</FormFailure>
      <Fields
        {...{ values, lists, profile, onSaved }}
        problems={form.problems}
        set={(change: object) => setTyped((held) => ({ ...held, values: { ...held.values, ...change } }))}
      />
      {guard.asking ? (
        <LeaveQuestion title={t.leave} text={common.unsaved} leave={common.leave} stay={common.stay} onLeave={guard.leave} onStay={guard.stay} />
      ) : (
        <div className={classes('row', isChanged && styles.keep)}>
          {!isAtOnce && (
            <Button type="submit" busy={form.busy !== null}>
              {t.save}
            </Button>
          )}
          <Button look="bare" onClick={finish}>
            {isChanged ? t.undo : common.close}
          </Button>
          {isChanged && <span className="s soft">{t.unsaved}</span>}
        </div>
      )}
    </form>
  )
}

/** Files differ by their names. */
const sendable = ({ new_documents, ...sent }: Sent) => ({ ...sent, files: [new_documents ?? []].flat().map((file) => (file as File).name) })

const renamed = (problems: Readonly<Record<string, string>>, shownAt: (field: string) => string) =>
  Object.fromEntries(Object.entries(problems).map(([field, code]) => [shownAt(field), code]))
