import { fill } from '../../theme/words.ts'
import type { FooterData } from '../layout/load.ts'
import { failed, page } from '../page.ts'
import { headOf } from '../server/meta.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import styles from './Popular.module.css'
import { StaticText } from './static-page.tsx'

/** What is looked for most: a text, and the lists of the footer in full (spec: public 2.5, popular searches). */
export const popular = page({
  cache: 300,
  async load({ api, language }) {
    const [text, lists] = await Promise.all([
      api.get('/client/static_pages/get', { lang: language, alias: 'popular' }),
      api.get('/client/footer', { lang: language }),
    ])
    if (text.status === 'fail') return failed(text)
    return lists.status === 'fail' ? failed(lists) : { ...text.data, lists: lists.data.popular_lists }
  },
  head: headOf,
  View: ({ data }) => {
    const { edition, language } = useSite()
    const { footer: t } = useTexts('layout')
    const { lesson, city, cities_lessons, lessons_and_lessons_online, matura, custom_links } = data.lists
    const exam = edition.examName?.[language]
    return (
      <div className="col far">
        <StaticText page={data} />
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
