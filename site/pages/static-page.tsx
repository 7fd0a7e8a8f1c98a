import { Html } from '../articles/Html.tsx'
import { missing } from '../articles/moved.ts'
import { page, type Visit } from '../page.ts'
import { headOf } from '../server/head.ts'
import styles from './StaticPage.module.css'

/** Which text an address shows; two legal ones have a short address, the same in every edition (spec: public 2.16, decisions WEB-2). */
export function aliasOf({ edition, path, params }: Pick<Visit, 'edition' | 'path' | 'params'>): string {
  if (params.alias) return `p/${params.alias}`
  const name = path.replaceAll('/', '')
  const { offer, privacy } = edition.legalLinks
  const legal: Readonly<Record<string, string>> = { oferta: offer, 'privacy-policy': privacy }
  return (legal[name] ?? name).replaceAll(/^\/|\/$/g, '')
}

/** The text of an address, or where it has gone. */
export async function loadText(visit: Visit) {
  const { api, language } = visit
  const answer = await api.get('/client/static_pages/get', { lang: language, alias: aliasOf(visit) })
  return answer.status === 'success' ? answer.data : missing(answer, visit)
}

/** A text by its alias, which is its address: /about, /p/faq (spec: decisions WEB-2, CNT-8). */
export const staticPage = page({
  cache: 300,
  load: loadText,
  head: headOf,
  langLinks: ({ lang_links }) => lang_links,
  View: ({ data }) => <StaticText page={data} />,
})

/** A heading and its text. */
export const StaticText = ({ page }: { page: { metatags: { h1: string; h2text?: string | undefined }; text: string } }) => (
  <article className={styles.root}>
    <h1>{page.metatags.h1}</h1>
    <Html html={page.text} />
    {page.metatags.h2text && <Html html={page.metatags.h2text} />}
  </article>
)
