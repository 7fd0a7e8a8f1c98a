import { ANSWER_HOURS } from '../../schemas/order-terms.ts'
import { counted } from '../../theme/counted.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { fill, plural } from '../../theme/words.ts'
import { Questions } from '../articles/Article.tsx'
import { Html } from '../articles/Html.tsx'
import { News } from '../articles/News.tsx'
import { Posts } from '../articles/Posts.tsx'
import { SearchBlock } from '../islands/index.ts'
import { leadOf } from '../language-test/lead.ts'
import { failed, page, redirect, refused } from '../page.ts'
import { cataloguePath, pathTo } from '../routes.ts'
import { searchProps } from '../search/search-options.ts'
import { searchPath, unknownIn, wantedIn } from '../search/search-path.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { ProfileForm } from '../tutors/ProfileLink.tsx'
import { TutorGrid } from '../tutors/TutorGrid.tsx'
import { LinkButton } from '../ui/Button.tsx'
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
    const href = useHref()
    const { choose, send, learn } = t.steps
    const { how_it_works, ...blocks } = data.blocks
    const steps = [choose, { ...send, text: plural(send.text, ANSWER_HOURS, language) }, learn]
    return (
      <div className="col far">
        <section className={styles.hero}>
          <div className="col snug">
            <h1>{data.metatags.h1}</h1>
            <p className={styles.promise}>{t.promise}</p>
          </div>
          {data.filter_lists && (
            <div className={styles.search}>
              <SearchBlock {...searchProps(data.filter_lists)} form={form} asksOnline />
            </div>
          )}
          {!data.failed_parts.includes('stats') && (
            <ul className={styles.stats}>
              <li>{counted(t.stats.tutors, data.stats.tutors, edition, language)}</li>
              <li>{counted(t.stats.orders, data.stats.orders, edition, language)}</li>
              <li>{counted(t.stats.cities, data.stats.cities, edition, language)}</li>
            </ul>
          )}
        </section>
        {data.top_lessons.length > 0 && (
          <section className="col" aria-labelledby="lessons">
            <h2 id="lessons">{t.lessons}</h2>
            <Links links={data.top_lessons} />
          </section>
        )}
        {data.tutors.length > 0 && (
          <section className="col" aria-labelledby="tutors">
            <div className="row">
              <h2 id="tutors">{t.tutors}</h2>
              <a className="push" href={href(cataloguePath(edition))}>
                {t.all_tutors}
              </a>
            </div>
            <TutorGrid tutors={data.tutors} />
          </section>
        )}
        <section className="col" aria-labelledby="steps">
          <h2 id="steps">{t.steps.title}</h2>
          {how_it_works ? (
            <Html html={how_it_works} />
          ) : (
            <ol className={styles.steps}>
              {steps.map(({ title, text }) => (
                <li key={title} className="col snug">
                  <h3>{title}</h3>
                  <p className="soft">{text}</p>
                </li>
              ))}
            </ol>
          )}
        </section>
        {language !== 'en' && <EnglishTest />}
        {data.reviews.length > 0 && (
          <section className="col" aria-labelledby="reviews">
            <h2 id="reviews">{t.reviews}</h2>
            <ul className={styles.reviews}>
              {data.reviews.map((review) => (
                <li key={`${review.tutor_id}-${review.date}`} className="col snug">
                  <p className="row">
                    <b>{review.client_name}</b>
                    <Rating mark={review.mark} />
                  </p>
                  <p>{review.review_text}</p>
                  <p className="s soft">
                    {fill(t.review_of, { name: review.tutor_name })}, <span className="nowrap">{formatLongDate(review.date, edition, language)}</span>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {data.top_cities.length > 0 && (
          <section className="col" aria-labelledby="cities">
            <h2 id="cities">{t.cities}</h2>
            <Links links={data.top_cities} />
          </section>
        )}
        <Questions header={data.faq_header} faq={data.faq} />
        <News news={data.news} />
        <Posts blogs={data.blogs} />
        {Object.entries(blocks).map(([key, html]) => (
          <Html key={key} html={html} />
        ))}
        {data.metatags.h2text && <Html html={data.metatags.h2text} />}
        <ProfileForm />
      </div>
    )
  },
})

/** The way to the test, for who may not know how good their English is. */
function EnglishTest() {
  const t = useTexts('language-test')
  const href = useHref()
  return (
    <section className="col snug" aria-labelledby="english">
      <h2 id="english">{t.title}</h2>
      <p className="soft read">{leadOf(t)}</p>
      <p>
        <LinkButton look="line" href={href(pathTo('englishTest'))}>
          {t.begin}
        </LinkButton>
      </p>
    </section>
  )
}

function Links({ links }: { links: readonly { id: number; name: string; link: string; tutors_count: number }[] }) {
  const href = useHref()
  return (
    <ul className={styles.links}>
      {links.map(({ id, name, link, tutors_count }) => (
        <li key={id}>
          <a href={href(`/${link}`)}>{name}</a> <span className="s soft num">{tutors_count}</span>
        </li>
      ))}
    </ul>
  )
}
