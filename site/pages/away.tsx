import { plural } from '../../theme/words.ts'
import { AuthPage } from '../auth/AuthPage.tsx'
import { failed, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import styles from './Away.module.css'

const SECONDS = 3

/**
 * Names the other site that somebody's link leads to, and goes there by itself, without script too. Who reads slowly stays: the same page, and no clock
 * (spec: decisions AUTH-20).
 */
export const away = page({
  keeps: ['code', 'stay'],
  async load({ api, query: { code = '', stay } }) {
    const answer = await api.get('/link/redirect', { code })
    if (answer.status === 'fail') return failed(answer)
    return { code, url: answer.data.url, stays: stay !== undefined }
  },
  headers: ({ url, stays }) => ({ 'referrer-policy': 'no-referrer', ...(!stays && { refresh: `${SECONDS}; url=${url}` }) }),
  head: (_, { texts }) => ({ title: texts('away').title, robots: 'noindex, nofollow' }),
  View: ({ data: { code, url, stays } }) => {
    const t = useTexts('away')
    const { edition, language } = useSite()
    const href = useHref()
    const toStay = (
      <a href={href(`${pathTo('away')}?code=${code}&stay=1`)} rel="nofollow">
        {t.stay}
      </a>
    )
    return (
      <AuthPage title={t.title} foot={stays ? <a href={href('/')}>{t.home}</a> : toStay}>
        <p className="soft">{t.by}</p>
        <p className={styles.host}>{new URL(url).host}</p>
        {!stays && <p className="soft">{plural(t.soon, SECONDS, edition, language)}</p>}
        <LinkButton full href={url} rel="nofollow noopener noreferrer">
          {t.go}
        </LinkButton>
      </AuthPage>
    )
  },
})
