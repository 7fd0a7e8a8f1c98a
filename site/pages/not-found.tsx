import type { ReactNode } from 'react'
import { SearchBlock } from '../islands/index.ts'
import { page } from '../page.ts'
import { cataloguePath } from '../routes.ts'
import { searchProps } from '../search/search-options.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Drawing } from '../ui/Drawing.tsx'
import { Empty } from '../ui/Empty.tsx'
import styles from './NotFound.module.css'

/** A path that no catalogue has: its answer carries the unfiltered lists (spec: public 2.16, decisions CAT-3). */
const DUMMY = 'papapa/ppapaa/'

/** Shown with status 404, and for refusals that are no 410 (spec: decisions WEB-12). */
export const notFound = page({
  async load({ api, language }) {
    // a page about a failure doesn't fail itself
    const answer = await api.get('/client/tutors', { query: DUMMY, lang: language }).catch(() => null)
    return answer?.status === 'success' ? answer.data.filter_lists : null
  },
  head: (_, { texts }) => ({ title: texts('not-found').title }),
  View: ({ data }) => {
    const t = useTexts('not-found')
    const { edition } = useSite()
    return (
      <Missing picture={<Number404 />} text={t.text}>
        {data && <SearchBlock {...searchProps(data)} />}
        <p className="soft">{t.go_to}</p>
        <div className={styles.ways}>
          <Way to={cataloguePath(edition)}>{t.main_page}</Way>
          <Way to={cataloguePath(edition, true)}>{t.catalog_online_link}</Way>
        </div>
      </Missing>
    )
  },
})

/** Shown with status 410 (spec: public 2.10). */
export const gone = page({
  load: async () => null,
  head: (_, { texts }) => ({ title: texts('not-found').title }),
  View: () => {
    const t = useTexts('not-found')
    const { edition } = useSite()
    return (
      <Missing picture={<Drawing name="gone" />} text={t.gone_text}>
        <Way to={cataloguePath(edition)}>{t.catalog_link}</Way>
      </Missing>
    )
  },
})

/** Shown with status 500, in words that need no call; `id` is what the log calls the request. */
export const failure = page({
  load: async () => ({ id: '' }),
  head: (_, { texts }) => ({ title: texts('not-found').failure.title }),
  View: ({ data: { id } }) => {
    const t = useTexts('not-found').failure
    return (
      <Empty alone title={t.title} text={t.text} drawing="failed">
        <LinkButton href="">{t.retry}</LinkButton>
        <p className="s soft">
          {t.report} <span className="nowrap">{id}</span>
        </p>
      </Empty>
    )
  },
})

/** What a visitor did that is not answered; it asks for nothing itself. */
function Refused({ of, drawing }: { of: 'too_many' | 'overload' | 'refused'; drawing: 'wait' | 'failed' }) {
  const { [of]: t, failure } = useTexts('not-found')
  return (
    <Empty alone title={t.title} text={t.text} drawing={drawing}>
      <LinkButton href="">{failure.retry}</LinkButton>
    </Empty>
  )
}

/** Shown with status 429 to who asks for more pages than anybody reads. */
export const tooMany = page({
  load: async () => null,
  head: (_, { texts }) => ({ title: texts('not-found').too_many.title }),
  View: () => <Refused of="too_many" drawing="wait" />,
})

/** Shown with status 503 while more is asked for than can be answered. */
export const overload = page({
  load: async () => null,
  head: (_, { texts }) => ({ title: texts('not-found').overload.title }),
  View: () => <Refused of="overload" drawing="wait" />,
})

/** Shown with status 429 or 503 to who sent a form when too much came: it leads nowhere, for what they typed stands on the page before. */
export const unsent = page({
  load: async () => null,
  head: (_, { texts }) => ({ title: texts('not-found').unsent.title }),
  View: () => <Empty alone {...useTexts('not-found').unsent} drawing="wait" />,
})

/** Shown to who sent a form that was not even read: it came from elsewhere, or was larger than anything typed. */
export const unread = page({
  load: async () => null,
  head: (_, { texts }) => ({ title: texts('not-found').refused.title }),
  View: () => <Refused of="refused" drawing="failed" />,
})

/** While the token of a mailed link signs its owner in; the header's island does that and asks for the page again, without script a press. */
export const opening = page({
  load: async () => null,
  head: (_, { texts }) => ({ title: texts('not-found').opening, robots: 'noindex' }),
  View: () => {
    const t = useTexts('not-found')
    return (
      <>
        <p id="opening" role="status">
          {t.opening}
        </p>
        <noscript>
          <form method="post">
            <Button type="submit">{t.open}</Button>
          </form>
        </noscript>
      </>
    )
  },
})

/** The drawn number, in the reader's light or dark where the browser knows how (spec: public 2.16). */
const Number404 = () => (
  <picture>
    <source srcSet="/img/drawings/404.svg" type="image/svg+xml" />
    <img src="/img/404.png" alt="" aria-hidden="true" width={360} height={168} />
  </picture>
)

function Missing({ picture, text, children }: { picture: ReactNode; text: string; children: ReactNode }) {
  const t = useTexts('not-found')
  return (
    <section className={styles.root}>
      {picture}
      <h1>{t.page_not_found}</h1>
      <p className="soft read">{text}</p>
      {children}
    </section>
  )
}

const Way = ({ to, children }: { to: string; children: string }) => (
  <LinkButton look="line" href={useHref()(to)}>
    {children}
  </LinkButton>
)
