import type { PublicReview } from '../../schemas/index.ts'
import { REVIEW_PAUSE_DAYS, reviewTypes, SITE_REVIEW_MARK, SITE_REVIEW_TEXT } from '../../schemas/site-review-life.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { formatMark } from '../../theme/marks.ts'
import { groupThousands } from '../../theme/money.ts'
import { fill, plural } from '../../theme/words.ts'
import { Html } from '../articles/Html.tsx'
import { MarkField } from '../articles/MarkField.tsx'
import { AuthField } from '../auth/AuthForm.tsx'
import { atForm } from '../auth/problems.ts'
import { WriteSheet } from '../auth/WriteSheet.tsx'
import type { Values } from '../forms/values.ts'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { ListFoot } from '../lists/ListFoot.tsx'
import { listAddress, pageAsked } from '../lists/list-query.ts'
import { type FormState, failed, notFound, page, redirect, refused, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { distribution } from '../tutors/marks.ts'
import { useOwnLang } from '../tutors/own-words.ts'
import { ProfileForm, ProfileLink } from '../tutors/ProfileLink.tsx'
import figures from '../tutors/profile/ProfileReviews.module.css'
import entry from '../tutors/ReviewEntry.module.css'
import { Bar } from '../ui/Bar.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Field, Textarea } from '../ui/Field.tsx'
import { Rating } from '../ui/Rating.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import styles from './Reviews.module.css'

const PATH = pathTo('reviews')

async function load({ api, language, query }: Visit) {
  const { type: asked, sent } = query
  const type = reviewTypes.find((one) => one === asked)
  if (asked && !type) return notFound()
  const answer = await api.get('/client/reviews', { lang: language, ...pageAsked(query), ...(type && { type }) })
  return answer.status === 'success' ? { ...answer.data, isSent: sent === '1' } : failed(answer)
}

/** A letter goes to the author; only that makes the review be seen (spec: decisions CNT-10). */
async function submit({ api }: Visit, fields: Values) {
  const { mark = '', text = '', name = '', email = '', recaptcha_token = '' } = fields
  const typed = { mark, text, name, email }
  const answer = await api.post('/client/site_review/create', {
    site_review: { mark: Number(mark), text, name, email },
    recaptcha_token,
  })
  if (answer.status === 'success') return redirect(`${PATH}?sent=1#write`, 303)
  const missing = Object.fromEntries(
    Object.entries(typed).flatMap(([field, value]) => (value.trim() ? [] : [[field, field === 'mark' ? 'mark' : 'required']])),
  )
  return refused(typed, { ...atForm(answer.error), ...missing }, answer.retry_after)
}

/** Reviews of the site and of tutors, and the form for another (spec: decisions CNT-10, CNT-11). */
export const reviews = page({
  cache: 300,
  keeps: ['page', 'type', 'sent'],
  load,
  submit,
  head: (data) => headOf(data),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data, form }) => {
    const { edition, language } = useSite()
    const t = useTexts('site-reviews')
    const common = useTexts('common')
    const words = useTexts('reviews')
    const href = useHref()
    const { stats, type } = data
    const count = (n: number) => groupThousands(n, edition, language)
    return (
      <WithCrumbs breadcrumbs={data.breadcrumbs}>
        <div className="split col far">
          <div className="col wide">
            <h1>{data.metatags.h1}</h1>
            {stats.total_count > 0 && (
              <div className={styles.figures}>
                <p className={figures.mean}>
                  <b>{formatMark(stats.avg_review_mark, edition, language)}</b>{' '}
                  <span className="soft nowrap">{plural(common.reviews, stats.total_count, edition, language)}</span>
                </p>
                <div className={`${figures.bars} num`}>
                  {distribution(stats.reviews_count_by_mark).map(({ mark, count: n }) => [
                    <span key={mark} aria-hidden="true">
                      {mark}
                    </span>,
                    <Bar key={`${mark} bar`} max={stats.total_count} value={n} label={fill(words.mark, { mark })} />,
                    <span key={`${mark} count`} className="soft">
                      {count(n)}
                    </span>,
                  ])}
                </div>
              </div>
            )}
            <p className="to-l">
              <LinkButton look="line" full href="#write">
                {t.write}
              </LinkButton>
            </p>
            <Tabs
              label={t.title}
              tabs={[
                { href: href(PATH), label: t.site_tab, current: type === 'site', count: count(data.site_count) },
                {
                  href: href(listAddress(PATH, { type: 'orders' })),
                  label: t.tutors_tab,
                  current: type === 'orders',
                  count: count(data.orders_count),
                },
              ]}
            />
            {data.reviews.length === 0 ? (
              <Empty title={common.no_reviews} drawing="reviews" />
            ) : (
              <>
                <ul className={styles.list}>
                  {data.reviews.map((review) => (
                    <li key={review.id}>
                      <Review review={review} />
                    </li>
                  ))}
                </ul>
                <ListFoot
                  found={plural(common.reviews, data.total_count, edition, language)}
                  page={data.page}
                  pages={data.pages_count}
                  href={(page) => href(listAddress(PATH, { type: type === 'orders' ? type : null }, page))}
                />
              </>
            )}
            {data.metatags.h2text && <Html html={data.metatags.h2text} />}
          </div>
          <Write form={form} isSent={data.isSent} />
        </div>
        <ProfileForm />
      </WithCrumbs>
    )
  },
})

function Review({ review: { author, mark, date, text, lang, answer, tutor } }: { review: PublicReview }) {
  const { edition, language } = useSite()
  const t = useTexts('site-reviews')
  return (
    <article className="col snug">
      <p className="row">
        <b>{author}</b>
        <Rating mark={mark} />
        <span className="s soft push">{formatLongDate(date, edition, language)}</span>
      </p>
      {tutor && (
        <p className="s">
          {t.of} <ProfileLink tutor={tutor}>{tutor.name}</ProfileLink>
        </p>
      )}
      <p className={`${entry.text} read`} lang={useOwnLang()(lang)}>
        {text}
      </p>
      {answer && (
        <p className={`${entry.response} s soft`}>
          <b>Docento:</b> {answer}
        </p>
      )}
    </article>
  )
}

function Write({ form, isSent }: { form: FormState | undefined; isSent: boolean }) {
  const t = useTexts('site-reviews')
  const errors = useTexts('errors')
  const { mark } = useTexts('errors-orders')
  const { edition, language } = useSite()
  const [min, max] = SITE_REVIEW_TEXT
  return (
    <WriteSheet
      title={t.yours}
      sent={t.sent}
      isSent={isSent}
      form={form}
      submit={t.send}
      guarded="review"
      words={{ duplicate_request: fill(t.second, { count: REVIEW_PAUSE_DAYS }), mark }}
      limits={{ text: SITE_REVIEW_TEXT }}
    >
      {(at) => (
        <>
          <MarkField name="mark" label={t.mark} most={SITE_REVIEW_MARK[1]} given={Number(at.values.mark ?? 0)} error={at.errors.mark} />
          <Field name="text" label={t.text} hint={fill(errors.length, { min, max: groupThousands(max, edition, language) })} error={at.errors.text}>
            {(control) => <Textarea {...control} rows={4} maxLength={max} defaultValue={at.values.text ?? ''} autoFocus={at.focusOn('text')} />}
          </Field>
          {/* it is published: nobody's last name by itself */}
          <AuthField at={at} name="name" label={t.name} autoComplete="given-name" isName />
          <AuthField at={at} name="email" label={t.email} hint={t.email_hint} type="email" inputMode="email" autoComplete="email" />
        </>
      )}
    </WriteSheet>
  )
}
