import type { VacancyCard } from '../../schemas/index.ts'
import { formatLongDate } from '../../theme/dates.ts'
import { Prose } from '../articles/Article.tsx'
import { Html } from '../articles/Html.tsx'
import { missing } from '../articles/moved.ts'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { ListFoot } from '../lists/ListFoot.tsx'
import { listAddress, pageAsked } from '../lists/list-query.ts'
import { failed, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import type { Texts } from '../texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import styles from './Vacancies.module.css'

const PATH = pathTo('vacancies')

/** Open places of work in the page's language (spec: decisions CNT-7, Z-4). */
export const vacancies = page({
  cache: 300,
  keeps: ['page'],
  async load({ api, language, query }) {
    const answer = await api.get('/client/vacancies/get', { lang: language, ...pageAsked(query) })
    return answer.status === 'success' ? answer.data : failed(answer)
  },
  head: (data) => headOf(data),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => {
    const t = useTexts('content').vacancies
    const href = useHref()
    return (
      <WithCrumbs breadcrumbs={data.breadcrumbs}>
        <h1>{data.metatags.h1}</h1>
        {data.vacancies.length === 0 ? (
          <Empty title={t.none.title} text={t.none.text} drawing="desk">
            <LinkButton href={href(pathTo('register'))}>{t.none.link}</LinkButton>
          </Empty>
        ) : (
          <>
            <p className="soft read">{t.text}</p>
            <ul className={styles.list}>
              {data.vacancies.map((vacancy) => (
                <li key={vacancy.id}>
                  <article className="col tight">
                    <h2 className="l">
                      <a href={href(pathTo('vacancy', { id: vacancy.id }))}>{vacancy.name}</a>
                    </h2>
                    <p>{factsOf(vacancy, t).join(' · ')}</p>
                  </article>
                </li>
              ))}
            </ul>
            <ListFoot found="" page={data.page} pages={data.pages_count} href={(page) => href(listAddress(PATH, {}, page))} />
          </>
        )}
        {data.metatags.h2text && <Html html={data.metatags.h2text} />}
      </WithCrumbs>
    )
  },
})

const factsOf = ({ city, employment, salary }: VacancyCard, t: Texts['content']['vacancies']) =>
  [t.employment[employment], city, salary && `${t.salary}: ${salary}`].filter(Boolean)

/** An open place of work, with the way to ask for it. */
export const vacancy = page({
  cache: 300,
  async load(visit) {
    const { api, language, params } = visit
    const answer = await api.get('/client/vacancy/get', { id: Number(params.id), lang: language })
    return answer.status === 'success' ? answer.data : missing(answer, visit)
  },
  head: (data) => headOf(data),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data: { vacancy, breadcrumbs } }) => {
    const { edition, language } = useSite()
    const t = useTexts('content').vacancies
    const href = useHref()
    const { name, city, employment, salary, created_at, contact_email: email } = vacancy
    const facts = [
      [t.type, t.employment[employment]],
      [t.city, city],
      [t.salary, salary],
      [t.published, formatLongDate(created_at, edition, language)],
    ].filter(([, value]) => value)
    return (
      <WithCrumbs breadcrumbs={breadcrumbs}>
        <div className="split col far">
          <article className="col wide">
            <h1>{name}</h1>
            <Prose html={vacancy.description} />
          </article>
          <aside className="col wide" aria-label={t.apply}>
            <div className="sheet col">
              <dl className="col snug">
                {facts.map(([term, value]) => (
                  <div key={term}>
                    <dt className="s soft">{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <LinkButton full href={`mailto:${email}?subject=${encodeURIComponent(name)}`}>
                {t.apply}
              </LinkButton>
              <p className="s soft">{email}</p>
            </div>
            <a href={href(PATH)}>{t.all}</a>
          </aside>
        </div>
      </WithCrumbs>
    )
  },
})
