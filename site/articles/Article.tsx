import type { ReactNode } from 'react'
import { RATING } from '../../schemas/content-limits.ts'
import type { Rating as Figures } from '../../schemas/index.ts'
import { formatMark } from '../../theme/marks.ts'
import { plural } from '../../theme/words.ts'
import { RateArticle } from '../behaviours/index.ts'
import type { FormState } from '../page.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Rating } from '../ui/Rating.tsx'
import styles from './Article.module.css'
import { figuresOf } from './rated.ts'
import { Stars } from './Stars.tsx'

/** What an article and its headings are named by, and how it is read. */
export interface Body {
  text: string
  contents: readonly { id: string; text: string }[]
}

/** An article's words, made harmless by the server. */
export const Prose = ({ html, lead }: { html: string; lead?: string }) => (
  <div className={styles.prose} data-article>
    {lead && <p className={styles.lead}>{lead}</p>}
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes harmless what people save */}
    <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
  </div>
)

/** The headings of an article, which lead to them; one alone is no list. */
export function Contents({ contents }: Pick<Body, 'contents'>) {
  const t = useTexts('content')
  if (contents.length < 2) return null
  return (
    <nav className="from-l" aria-label={t.contents}>
      <p className="s">
        <b>{t.contents}</b>
      </p>
      <ul className={styles.contents}>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Follows a list by its feed. */
export const FeedLink = ({ href, className }: { href: string; className?: string }) => (
  <a className={`${styles.feed} ${className ?? ''}`} href={href} type="application/atom+xml">
    <Icon d={icons.feed} />
    <span>{useTexts('content').feed}</span>
  </a>
)

/** Five stars to give, and what others gave; posted by itself with script, by a button without (spec: decisions CNT-4). */
export function Rate({ rating: kept, form }: { rating: Figures; form: FormState | undefined }) {
  const { edition, language } = useSite()
  const t = useTexts('content').rate
  const rating = figuresOf(kept, form)
  const given = Number(form?.values.rating ?? 0)
  const said = form && (form.errors.rating ? t.failed : t.thanks)
  return (
    <RateArticle failed={t.failed}>
      <form method="post" className={`${styles.rate} screen`} id="rate" autoComplete="off" aria-labelledby="rate-title">
        <p id="rate-title">
          <b>{t.title}</b>
        </p>
        <div className={styles.give} role="radiogroup" aria-labelledby="rate-title">
          <Stars name="rating" most={RATING[1]} given={given} required />
        </div>
        <Button type="submit" look="line" small className={styles.send}>
          {t.send}
        </Button>
        <span data-figures>
          {rating.avg !== null && rating.count > 0 && (
            <Rating mark={formatMark(rating.avg, edition, language)} count={plural(t.count, rating.count, edition, language)} />
          )}
        </span>
        <p role="status" className="s soft" data-said>
          {said}
        </p>
      </form>
    </RateArticle>
  )
}

/** Date and reading time of an article, with who wrote it. */
export const Byline = ({ children, date, minutes }: { children?: ReactNode; date: string; minutes: number }) => {
  const { edition, language } = useSite()
  const t = useTexts('content')
  return (
    <p className={styles.by}>
      {children}
      <span className="num">
        {date} · {plural(t.minutes, minutes, edition, language)}
      </span>
    </p>
  )
}
