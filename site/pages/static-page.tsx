import { headOf } from '../meta.ts'
import { failed, page } from '../page.ts'
import styles from './StaticPage.module.css'

/** A text by its alias, which is the end of its address: /about, /p/faq (spec: decisions WEB-2, CNT-8). */
export const staticPage = page({
  cache: 300,
  async load({ api, language, path, params }) {
    const alias = params.alias ?? path.replaceAll('/', '')
    const answer = await api.get('/client/static_pages/get', { lang: language, alias })
    return answer.status === 'success' ? answer.data : failed(answer)
  },
  head: headOf,
  View: ({ data }) => (
    <article className={styles.root}>
      <h1>{data.metatags.h1}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: staff wrote it and the server cleaned it when it was saved */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: data.text }} />
    </article>
  ),
})
