import { wordProblems, wordsOf } from '../forms/error-words.ts'
import { idsOf } from '../forms/values.ts'
import { wordsAfter } from '../forms/words-after.ts'
import { SubmitOnce } from '../islands/index.ts'
import { type FormState, failed, Outcome, page, redirect, refused, type Visit } from '../page.ts'
import { FormPage } from '../requests/FormPage.tsx'
import { type OfferedLesson, SchoolOffer, SchoolTaken } from '../requests/SchoolOffer.tsx'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'

interface Data {
  order_id: number
  lessons: readonly OfferedLesson[]
  /** Of which subject the school has been asked: there is nothing more to ask. */
  asked?: string
}

/** Subjects that the address names and the school teaches; without one, or without a request of the visitor's, there is nothing to ask. */
async function load({ api, language, params, query }: Visit): Promise<Data | Outcome> {
  const order_id = Number(params.order_id)
  const [answer, before] = await Promise.all([
    api.get('/client/school_lessons', { lang: language }),
    api.get('/client/order/additional_school_request', { order_id, lang: language }),
  ])
  if (answer.status === 'fail') return failed(answer)
  if (before.status === 'fail') return redirect(pathTo('clientOrder', { id: order_id }))
  if (before.data.lesson) return { order_id, lessons: [], asked: before.data.lesson.name }
  const ids = idsOf(query.lessons)
  const lessons = answer.data.lessons.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name, rname: name }))
  return lessons.length > 0 ? { order_id, lessons } : redirect(pathTo('clientOrder', { id: order_id }))
}

async function submit(visit: Visit, { lesson }: Readonly<Record<string, string>>): Promise<Outcome | FormState> {
  const data = await load(visit)
  if (data instanceof Outcome) return data
  const chosen = data.lessons.find(({ id }) => String(id) === lesson) ?? data.lessons[0]
  const { order_id } = data
  const answer = await visit.api.post('/client/order/make_additional_school_request', { order_id, lesson_rname: chosen?.rname ?? '' })
  if (answer.status === 'success' || answer.error === 'duplicate_request') return redirect(pathTo('schoolOffer', { order_id }), 303)
  return refused({}, typeof answer.error === 'string' ? { form: answer.error } : answer.error, answer.retry_after)
}

/** The additional school request as a page: what follows the order form where no script runs (spec: decisions ORD-24). */
export const schoolOffer = page({
  keeps: ['lessons'],
  load,
  submit,
  head: (_, { texts }) => ({ title: texts('school-offer').title, robots: 'noindex, nofollow' }),
  View: ({ data: { order_id, lessons, asked }, form }) => {
    const site = useSite()
    const t = useTexts('school-offer')
    const href = useHref()
    const order = href(pathTo('clientOrder', { id: order_id }))
    const words = wordsAfter(wordsOf(site.texts, 'errors-requests', 'errors-orders'), form?.wait, site)
    const errors = form && wordProblems(words, form.errors, site)
    const failure = Object.values(errors ?? {}).join(' ')
    const leave = (
      <LinkButton full look={lessons.length > 0 ? 'line' : 'solid'} href={order}>
        {lessons.length > 0 ? t.no : t.open}
      </LinkButton>
    )
    return (
      <FormPage
        id="school-offer"
        title={t.title}
        before={null}
        closeTo={order}
        onClose={() => {}}
        foot={lessons.length === 0 && leave}
        body={
          lessons.length === 0 ? (
            <SchoolTaken lesson={asked} />
          ) : (
            <form method="post" className="col wide">
              <SchoolOffer order_id={order_id} lessons={lessons} failure={failure} />
              <SubmitOnce label={t.ask} />
              {leave}
            </form>
          )
        }
      />
    )
  },
})
