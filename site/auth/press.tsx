import type { ReactNode } from 'react'
import type { Api } from '../../data-providers/api.ts'
import type { ErrorCode, FieldErrors } from '../../schemas/errors.ts'
import { type FormState, redirect, refused, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useTexts } from '../site.ts'
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
  call: (api: Api, code: string) => Promise<{ status: 'success' } | { status: 'fail'; error: ErrorCode | FieldErrors }>
}

/** Parts of a page where a mailed link leads: what it is for is done by one press, never by the link alone (spec: decisions Z-3). */
export const pressing = ({ route, words, name = 'code', call }: Pressing) => ({
  keeps: [name, 'done'],
  load: async ({ query }: Visit) => ({ isDone: query.done === '1' }),
  async submit({ api, query: { [name]: code = '' } }: Visit) {
    const answer = await call(api, code)
    return answer.status === 'success' ? redirect(`${pathTo(route)}?done=1`, 303) : refused({}, atForm(answer.error))
  },
  head: (_: unknown, { texts }: Visit) => ({ title: texts('auth')[words].title, robots: 'noindex, nofollow' }),
})

interface Props {
  words: Words
  data: { isDone: boolean }
  form?: FormState | undefined
  foot?: ReactNode
}

/** What such a page says, its button, and that it is done. */
export function Press({ words, data, form, foot }: Props) {
  const t = useTexts('auth')[words]
  return (
    <AuthPage title={t.title} foot={foot}>
      {data.isDone ? (
        <Note tone="ok">{t.done}</Note>
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
