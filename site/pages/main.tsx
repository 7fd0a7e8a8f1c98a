import type { ReactNode } from 'react'
import { ANSWER_HOURS } from '../../schemas/order-terms.ts'
import { formatMark } from '../../theme/marks.ts'
import { plural } from '../../theme/words.ts'
import { Html } from '../articles/Html.tsx'
import { News } from '../articles/News.tsx'
import { Posts } from '../articles/Posts.tsx'
import { Questions } from '../articles/Questions.tsx'
import { SearchBlock } from '../islands/index.ts'
import { HowItWorks } from '../main-page/HowItWorks.tsx'
import { Cities, Subjects } from '../main-page/LookedFor.tsx'
import { MainReviews } from '../main-page/MainReviews.tsx'
import { EnglishTest, Join } from '../main-page/Strip.tsx'
import { failed, page, redirect, refused } from '../page.ts'
import { cataloguePath, pathTo } from '../routes.ts'
import { searchProps } from '../search/search-options.ts'
import { searchPath, unknownIn, wantedIn } from '../search/search-path.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { ProfileForm } from '../tutors/ProfileLink.tsx'
import { TutorBriefs } from '../tutors/TutorBrief.tsx'
import { Rating } from '../ui/Rating.tsx'
import styles from './Main.module.css'

/** The main page: search, popular subjects, eight tutors, how it works, reviews (spec: public 2.8, decisions WEB-10). */
export const main = page({
  cache: 300,
  async load({ api, language }) {
    const answer = await api.get('/client/main_page', { lang: language })
    return answer.status === 'success' ? answer.data : failed(answer)
  },
  async submit({ api, edition, language }, fields) {
    const answer = await api.get('/client/main_page', { lang: language })
    if (answer.status === 'fail') return failed(answer)
    if (!answer.data.filter_lists) return redirect(cataloguePath(edition), 303)
    const lists = searchProps(answer.data.filter_lists)
    const unknown = unknownIn(fields, lists)
    if (unknown.length > 0) return refused(fields, Object.fromEntries(unknown.map((name) => [name, 'unknown'])))
    return redirect(searchPath(edition, wantedIn(fields, lists)), 303)
  },
  isWhole: ({ failed_parts }) => failed_parts.length === 0,
  head: headOf,
  View: ({ data, form }) => {
    const site = useSite()
    const { edition, language } = site
    const t = useTexts('main')
    const { footer } = useTexts('layout')
    const href = useHref()
    const { choose, send, learn } = t.steps
    const { how_it_works, ...blocks } = data.blocks
    const steps = [choose, { ...send, text: plural(send.text, ANSWER_HOURS, edition, language) }, learn]
    return (
      <div className="col far">
        <section className={styles.hero}>
          <div className="col snug">
            <h1>{data.metatags.h1}</h1>
            <p className={styles.promise}>{t.promise}</p>
          </div>
          <img className={styles.line} src="/img/pen-line.svg" alt="" aria-hidden="true" width={560} height={168} />
          {data.filter_lists && (
            <div className={styles.below}>
              <SearchBlock {...searchProps(data.filter_lists)} form={form} asksOnline />
            </div>
          )}
          {!data.failed_parts.includes('stats') && (
            <ul className={`${styles.below} ${styles.stats}`}>
              <li>{plural(t.stats.tutors, data.stats.tutors, edition, language)}</li>
              <li>{plural(t.stats.orders, data.stats.orders, edition, language)}</li>
              <li>{plural(t.stats.cities, data.stats.cities, edition, language)}</li>
              {data.site_review_stats && data.site_review_stats.total_count > 0 && (
                <li>
                  <Rating
                    mark={formatMark(data.site_review_stats.avg_review_mark, edition, language)}
                    count={plural(footer.rating_count, data.site_review_stats.total_count, edition, language)}
                    href={href(pathTo('reviews'))}
                  />
                </li>
              )}
            </ul>
          )}
        </section>
        {data.top_lessons.length + data.top_cities.length > 0 && (
          <Part id="lessons" title={t.lessons} way={{ to: pathTo('allSubjects'), text: footer.all_subjects }}>
            {data.top_lessons.length > 0 && <Subjects lessons={data.top_lessons} />}
            {data.top_cities.length > 0 && <Cities cities={data.top_cities} />}
          </Part>
        )}
        {data.tutors.length > 0 && (
          <Part id="tutors" title={t.tutors} way={{ to: cataloguePath(edition), text: t.all_tutors }}>
            <TutorBriefs tutors={data.tutors} />
          </Part>
        )}
        <Part id="steps" title={t.steps.title}>
          {how_it_works ? <Html html={how_it_works} /> : <HowItWorks steps={steps} />}
        </Part>
        {data.reviews.length > 0 && (
          <Part id="reviews" title={t.reviews} way={{ to: `${pathTo('reviews')}?type=orders`, text: t.all_reviews }}>
            <MainReviews reviews={data.reviews} />
          </Part>
        )}
        <Questions header={data.faq_header} faq={data.faq} beside />
        <News news={data.news} />
        <Posts blogs={data.blogs} />
        {Object.entries(blocks).map(([key, html]) => (
          <Html key={key} html={html} />
        ))}
        {data.metatags.h2text && <Html html={data.metatags.h2text} />}
        <div>
          <EnglishTest />
          <Join />
        </div>
        <ProfileForm />
      </div>
    )
  },
})

interface PartProps {
  id: string
  title: string
  /** Where there is more of it. */
  way?: { to: string; text: string }
  children: ReactNode
}

function Part({ id, title, way, children }: PartProps) {
  const href = useHref()
  return (
    <section className="col" aria-labelledby={id}>
      <div className="row">
        <h2 id={id}>{title}</h2>
        {way && (
          <a className="push" href={href(way.to)}>
            {way.text}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
