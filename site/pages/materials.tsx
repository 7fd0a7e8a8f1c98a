import type { ExaminationTest } from '../../schemas/index.ts'
import { Html } from '../articles/Html.tsx'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { ListFoot } from '../lists/ListFoot.tsx'
import { listAddress, pageAsked } from '../lists/list-query.ts'
import { failed, page } from '../page.ts'
import { cataloguePath, pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import styles from './Materials.module.css'

const PATH = pathTo('materials')

/** What helps to prepare for examinations, subject by subject (spec: decisions CNT-7). */
export const materials = page({
  cache: 300,
  keeps: ['page', 'lesson'],
  async load({ api, language, query }) {
    const { lesson } = query
    const answer = await api.get('/client/examination_tests', { lang: language, ...pageAsked(query), ...(lesson && { lesson }) })
    return answer.status === 'success' ? { ...answer.data, lesson: lesson ?? null } : failed(answer)
  },
  head: (data) => headOf(data),
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => {
    const { edition } = useSite()
    const t = useTexts('content').materials
    const href = useHref()
    const groups = Map.groupBy(data.examination_tests, ({ lesson }) => lesson?.name ?? t.any_lesson)
    return (
      <WithCrumbs breadcrumbs={data.breadcrumbs}>
        <h1>{data.metatags.h1}</h1>
        {data.examination_tests.length === 0 ? (
          <Empty title={t.empty.title} text={t.empty.text} drawing="articles">
            <LinkButton href={href(cataloguePath(edition))}>{t.empty.link}</LinkButton>
          </Empty>
        ) : (
          <>
            <div className="col far read">
              <p className="soft">{t.text}</p>
              {[...groups].map(([lesson, tests]) => (
                <section key={lesson} className="col snug">
                  <h2>{lesson}</h2>
                  <ul className={styles.list}>
                    {tests.map((test) => (
                      <li key={test.id}>
                        <Material test={test} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            <ListFoot found="" page={data.page} pages={data.pages_count} href={(page) => href(listAddress(PATH, { lesson: data.lesson }, page))} />
          </>
        )}
        {data.metatags.h2text && <Html html={data.metatags.h2text} />}
      </WithCrumbs>
    )
  },
})

function Material({ test: { name, description, year, link } }: { test: ExaminationTest }) {
  const href = useHref()
  const isOurs = link.startsWith('/')
  // a file has no languages
  const isPage = isOurs && !link.startsWith('/api/')
  return (
    <div className={styles.material}>
      <div className="col tight">
        <h3 className={styles.name}>
          <a href={isPage ? href(link) : link} {...(!isOurs && { rel: 'nofollow noopener' })}>
            {name}
          </a>
        </h3>
        {description && <p className="s soft">{description}</p>}
      </div>
      {year !== null && <span className="num soft">{year}</span>}
    </div>
  )
}
