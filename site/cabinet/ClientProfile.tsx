import { type FormEvent, useRef } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { PERSON_NAME } from '../../schemas/auth-terms.ts'
import type { ClientAccount } from '../../schemas/client-account.ts'
import { wordProblems, wordsOf } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { useReadErrors } from '../forms/read-errors.ts'
import { useForm } from '../forms/use-form.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import type { Values } from '../forms/values.ts'
import { readAuth } from '../layout/account/store.ts'
import { type FormState, Outcome, page, redirect, refused } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Field, Input, Select } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { showToast } from '../ui/Toast.tsx'
import { useCabinet } from './Cabinet.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

const limits = { name: PERSON_NAME, last_name: PERSON_NAME }

/** What is sent of the form; the language of mails has its place in the settings. */
const sentOf = ({ name = '', last_name = '', city_id = '' }: Values) => ({
  client: { name: name.trim(), last_name: last_name.trim(), city_id: city_id ? Number(city_id) : null },
})

/** The same of what is typed otherwise than it was saved: the rest may be another by now, from another window. */
function changesOf(typed: Values, saved: Values) {
  const { client } = sentOf(typed)
  const before = sentOf(saved).client
  return { client: Object.fromEntries(Object.entries(client).filter(([name, value]) => value !== before[name as keyof typeof before])) }
}

const valuesOf = ({ name, last_name, city_id }: Pick<ClientAccount, 'name' | 'last_name' | 'city_id'>): Values => ({
  ...{ name, last_name },
  city_id: String(city_id ?? ''),
})

/** An empty name is no name: the call would take it for one that was not sent. */
const checked = ({ name = '' }: Values) => (name.trim() ? {} : { name: 'required' })

/** Who the client is (spec: decisions CLI-6). */
export const screen = page({
  role: 'client',
  texts: ['client-account'],
  refusedTexts: ['errors', 'errors-auth'],
  keeps: ['done'],
  async load({ api, language, query }) {
    const [asked, also] = await Promise.all([api.get('/client/settings/get'), api.get('/cities', { lang: language })])
    const [client, found] = [loaded(asked), loaded(also)]
    if (client instanceof Outcome) return client
    if (found instanceof Outcome) return found
    return client && found && { client, cities: found.cities, isDone: query.done === '1' }
  },
  async submit({ api }, fields) {
    const problems = checked(fields)
    if (Object.keys(problems).length > 0) return refused(fields, problems)
    const answer = await api.post('/client/profile/save', sentOf(fields))
    if (answer.status === 'success') return redirect(`${pathTo('clientProfile')}?done=1`, 303)
    return refused(fields, typeof answer.error === 'string' ? { form: answer.error } : answer.error)
  },
  head: (_, { texts }) => ({ title: texts('client-account').profile.title }),
  View: ({ data, form: sent }) => {
    const t = useTexts('client-account').profile
    const href = useHref()
    if (!data) return <LoadFailed />
    const { client, cities, isDone } = data
    return (
      <div className="col wide">
        <h1>{t.title}</h1>
        {isDone && !sent && <Note tone="ok">{t.done}</Note>}
        <ProfileForm cities={cities} client={client} sent={sent} />
        <p>
          <a className="s" href={href(pathTo('clientSettings'))}>
            {t.settings}
          </a>
        </p>
      </div>
    )
  },
})

interface FormProps {
  cities: readonly { id: number; name: string }[]
  client: ClientAccount
  /** What the page without script sent back. */
  sent: FormState | undefined
}

function ProfileForm({ cities, client, sent }: FormProps) {
  const values = sent?.values ?? valuesOf(client)
  const saved = useRef(valuesOf(client))
  const site = useSite()
  const { ask } = useCabinet()
  const t = useTexts('client-account').profile
  const common = useTexts('common')
  const readErrors = useReadErrors('errors-auth')
  const { form: failure = '', ...problems } = sent ? wordProblems(wordsOf(site.texts, 'errors-auth'), sent.errors, site, limits) : {}
  const form = useForm({ readErrors, opening: { problems, failure }, limits })
  const guard = useLeaveGuard(form.changed)

  const save = async () => {
    const typed = form.read()
    const missing = checked(typed)
    if (Object.keys(missing).length > 0) return form.refuse(missing)
    const answer = await ask(() => api.post('/client/profile/save', changesOf(typed, saved.current)))
    if (answer.status === 'fail') return form.refuse(errorOf(answer))
    saved.current = typed
    form.settle()
    readAuth()
    showToast({ text: t.done, tone: 'ok' }, common)
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    return form.once('save', save)
  }
  return (
    <form ref={form.attach} method="post" noValidate className="sheet col read" onSubmit={press} onInput={form.onInput}>
      <FormFailure>{form.failure}</FormFailure>
      <Field name="name" label={t.name} error={form.problems.name}>
        {(control) => <Input {...control} autoComplete="given-name" defaultValue={values.name} />}
      </Field>
      <Field name="last_name" label={t.last_name} optional={common.optional} error={form.problems.last_name}>
        {(control) => <Input {...control} autoComplete="family-name" defaultValue={values.last_name} />}
      </Field>
      <Field name="city_id" label={t.city} optional={common.optional} error={form.problems.city_id}>
        {(control) => (
          <Select
            {...control}
            empty={t.city_empty}
            options={cities.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={values.city_id ?? ''}
          />
        )}
      </Field>
      {guard.asking ? (
        <LeaveQuestion text={common.unsaved} leave={common.leave} stay={common.stay} onLeave={guard.leave} onStay={guard.stay} />
      ) : (
        <div>
          <Button type="submit" busy={form.busy !== null}>
            {t.save}
          </Button>
        </div>
      )}
    </form>
  )
}
