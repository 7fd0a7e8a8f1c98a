import { fill } from '../../theme/words.ts'
import type { FooterData } from '../layout/load.ts'
import { failed, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import styles from './Popular.module.css'
import { StaticText } from './static-page.tsx'

/** What is looked for most: a text, and the lists of the footer in full (spec: public 2.5, popular searches). */
export const popular = page({
  cache: 300,
  async load({ api, language }) {
    const [text, lists, tags, online] = await Promise.all([
      api.get('/client/static_pages/get', { lang: language, alias: 'p/popular' }),
      api.get('/client/footer', { lang: language }),
      api.get('/client/all_tags', { lang: language }),
      api.get('/client/all_tags_online', { lang: language }),
    ])
    if (text.status === 'fail') return failed(text)
    if (lists.status === 'fail') return failed(lists)
    const has = (answer: typeof tags | typeof online) => answer.status === 'success' && answer.data.total_count > 0
    return { ...text.data, lists: lists.data.popular_lists, hasTags: has(tags), hasTagsOnline: has(online) }
  },
  head: headOf,
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => {
    const { edition, language } = useSite()
    const { footer: t } = useTexts('layout')
    const { lesson, city, cities_lessons, lessons_and_lessons_online, matura, custom_links } = data.lists
    const directory = useTexts('directory')
    const href = useHref()
    const exam = edition.examName?.[language]
    return (
      <div className="col far">
        <StaticText page={data} />
        <p className="row">
          <a href={href(pathTo('allSubjects'))}>{t.all_subjects}</a>
          <a href={href(pathTo('allCities'))}>{t.all_cities}</a>
          {data.hasTags && <a href={href(pathTo('allTags'))}>{directory.tags.h1}</a>}
          {data.hasTagsOnline && <a href={href(pathTo('allTagsOnline'))}>{directory.tags_online.h1}</a>}
        </p>
        <div className={styles.lists}>
          <Links title={t.popular_lessons} links={lesson} />
          <Links title={t.popular_cities} links={city} />
          <Links title={t.popular_cities_lessons} links={cities_lessons} />
          <Links title={t.popular_lessons_online} links={lessons_and_lessons_online.lessons_online} />
          {exam && <Links title={fill(t.popular_exam, { exam })} links={matura} />}
          <Links title={t.popular_links} links={custom_links} />
        </div>
      </div>
    )
  },
})

function Links({ title, links }: { title: string; links: FooterData['popular_lists']['custom_links'] }) {
  const href = useHref()
  if (!links.length) return null
  return (
    <section className="col snug">
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ link, name }) => (
          <li key={link}>
            <a href={href(`/${link}`)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
