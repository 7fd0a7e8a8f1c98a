import type { ReactNode } from 'react'
import type { Api, Failed } from '../../data-providers/api.ts'
import { type FormState, redirect, refused, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import type { Texts } from '../texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthPage } from './AuthPage.tsx'
import { atForm } from './problems.ts'

/** Words of a page among those of `auth`. */
type Words = 'review' | 'schedule' | 'subscription' | 'unsubscribe'

interface Pressing {
  route: 'confirmReview' | 'confirmSchedule' | 'confirmSubscription' | 'unsubscribe'
  words: Words
  /** Name of the code in the link; `code` unless told. */
  name?: string
  /** Does with the code of the link what the page is for. */
  call: (api: Api, code: string) => Promise<Answer>
  /** Says whether a press would do it, and does nothing. */
  check: (api: Api, code: string) => Promise<Answer>
}

type Answer = { status: 'success' } | Failed

type Lasting = 'token_invalid' | 'duplicate_request'

/** What no press can mend: the code itself is wrong, or what it asks for may not be done yet. */
function lastingOf(answer: Answer): Lasting | null {
  if (answer.status === 'success') return null
  const { error } = answer
  if (typeof error === 'object') return 'token_invalid'
  return error === 'token_invalid' || error === 'duplicate_request' ? error : null
}

/** Parts of a page where a mailed link leads: what it is for is done by one press, never by the link alone (spec: decisions Z-3). */
export const pressing = ({ route, words, name = 'code', call, check }: Pressing) => ({
  keeps: [name, 'done'],
  async load({ api, query: { done, [name]: code } }: Visit) {
    const isDone = done === '1'
    return { isDone, problem: isDone ? null : code ? lastingOf(await check(api, code)) : ('token_invalid' as const) }
  },
  async submit({ api, query: { [name]: code = '' } }: Visit) {
    const answer = await call(api, code)
    if (answer.status === 'success') return redirect(`${pathTo(route)}?done=1`, 303)
    const link = lastingOf(answer)
    return refused({}, link ? { link } : atForm(answer.error), answer.retry_after)
  },
  head: ({ isDone }: { isDone: boolean }, { texts }: Visit) => ({ title: titleOf(texts('auth')[words], isDone), robots: 'noindex, nofollow' }),
})

/** What was asked is no question any more once it is done. */
const titleOf = (t: Texts['auth'][Words], isDone: boolean) => (isDone && 'done_title' in t ? t.done_title : t.title)

interface Way {
  to: string
  label: string
}

interface Props {
  words: Words
  data: { isDone: boolean; problem: Lasting | null }
  form?: FormState | undefined
  /** What else there is to do with a link that is worth something. */
  foot?: ReactNode
  /** Where to go with a link that is old or not whole. */
  ways?: Way[]
  /** Where to go when it is done, or may not be done yet. */
  next?: Way[]
  /** What it says where it may not be done yet. */
  refusal?: string
}

/** What such a page says, its button, and that it is done; of a link that is worth nothing, what to do instead. */
export function Press({ words, data, form, foot, ways = [], next = [], refusal }: Props) {
  const t = useTexts('auth')[words]
  const problem = form?.errors.link ?? data.problem
  return (
    <AuthPage title={titleOf(t, data.isDone)} foot={!problem && foot}>
      {data.isDone ? (
        <>
          <Note tone="ok">{t.done}</Note>
          <Ways ways={next} look="line" />
        </>
      ) : problem === 'duplicate_request' ? (
        <>
          <Note tone="bad" alert>
            {refusal}
          </Note>
          <Ways ways={next} look="line" />
        </>
      ) : problem ? (
        <>
          <Note tone="bad" alert>
            {t.invalid}
          </Note>
          <Ways ways={ways} look={ways.length > 1 ? 'line' : 'solid'} />
        </>
      ) : (
        <>
          <p>{t.text}</p>
          <AuthForm form={form} submit={t.confirm}>
            {() => null}
          </AuthForm>
        </>
      )}
    </AuthPage>
  )
}

function Ways({ ways, look }: { ways: Way[]; look: 'line' | 'solid' }) {
  const href = useHref()
  return ways.map(({ to, label }) => (
    <LinkButton key={to} full href={href(to)} look={look}>
      {label}
    </LinkButton>
  ))
}
