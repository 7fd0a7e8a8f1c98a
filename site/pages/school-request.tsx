import type { Values } from '../forms/values.ts'
import { SchoolRequestPage } from '../islands/index.ts'
import { type FormState, failed, notFound, type Outcome, page, redirect, refused, type Visit } from '../page.ts'
import { contactsOf } from '../requests/contacts-of.ts'
import { openingOf } from '../requests/opening.ts'
import { schoolRequestOf } from '../requests/school-request-of.ts'
import { cataloguePath, pathTo } from '../routes.ts'
import { useHref, useSite } from '../site.ts'

interface Data {
  lessons: { id: number; name: string }[]
  /** That the visitor was looking at. */
  lesson: number | null
  values: Values
}

/** Not there where there is no school. */
async function load({ api, edition, language, query }: Visit): Promise<Data | Outcome> {
  const [answer, { auth }] = await Promise.all([api.get('/client/school_lessons', { lang: language }), api.get('/auth/role/get')])
  if (answer.status === 'fail') return failed(answer)
  const lessons = answer.data.lessons.map(({ id, name }) => ({ id, name }))
  if (lessons.length === 0) return notFound()
  return { lessons, lesson: lessons.find(({ id }) => id === Number(query.lesson))?.id ?? null, values: contactsOf(auth, edition) }
}

async function submit({ api, edition, language }: Visit, fields: Values): Promise<Outcome | FormState> {
  // as the island does, so that both builds keep the schema in a file of its own
  const { checkSchool } = await import('../requests/check-school.ts')
  const request = schoolRequestOf(fields, { edition, language })
  const problems = checkSchool(request, edition)
  if (Object.keys(problems).length > 0) return refused(fields, problems)
  const answer = await api.post('/client/make_short_school_request', request)
  if (answer.status === 'success') return redirect(pathTo('clientOrder', { id: answer.data.id }), 303)
  return refused(fields, typeof answer.error === 'string' ? { form: answer.error } : answer.error, answer.retry_after)
}

/** The partner school's short form as a page (spec: public 4, short school request modal). */
export const schoolRequest = page({
  keeps: ['lesson'],
  load,
  submit,
  head: (_, { texts }) => ({ title: texts('school-request').title, description: texts('school-request').text, robots: 'noindex, follow' }),
  View: ({ data: { lessons, lesson, values }, form }) => {
    const site = useSite()
    const href = useHref()
    return (
      <SchoolRequestPage
        lessons={lessons}
        lesson={lesson}
        opening={openingOf(form, values, site)}
        closeTo={href(cataloguePath(site.edition, true))}
      />
    )
  },
})
