import { formatDateTime } from '../../theme/dates.ts'
import { formatMoney } from '../../theme/money.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { fill } from '../../theme/words.ts'
import { useAccount } from '../layout/account/store.ts'
import { Pages } from '../orders/Pages.tsx'
import { Outcome, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Empty } from '../ui/Empty.tsx'
import * as icons from '../ui/icons.ts'
import { Table } from '../ui/Table.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'
import { pageIn, pastTheEnd } from './page-in.ts'
import { useNews } from './use-news.ts'
import styles from './Wallet.module.css'

/** The tutor's balance and every line behind it (spec: decisions PAY-6). */
export const screen = page({
  role: 'tutor',
  texts: ['wallet', 'enums-money'],
  keeps: ['page'],
  async load(visit) {
    const number = pageIn(visit.query)
    const data = loaded(await visit.api.get('/tutor/wallet/history', { page: number }))
    return data instanceof Outcome || data === null ? data : (pastTheEnd(visit, data.pages_count) ?? { ...data, page: number })
  },
  head: (_, { texts }) => ({ title: texts('wallet').title }),
  View: ({ data }) => {
    const { edition, language } = useSite()
    const t = useTexts('wallet')
    const enums = useTexts('enums-money')
    const href = useHref()
    useNews(useAccount(({ bell }) => bell !== null && data !== null && bell.wallet_balance !== data.balance))
    if (!data) return <LoadFailed />
    return (
      <div className="col wide">
        <h1>{t.title}</h1>
        <section className={`${styles.balance} sheet`}>
          <p className="soft">{t.balance}</p>
          <p className={styles.sum}>{formatMoney(data.balance, edition, language)}</p>
          <p className="s soft">{fill(t.top_up, { phone: showPhone(edition.supportPhones[0], edition) })}</p>
        </section>
        <section className="col">
          <h2>{t.history}</h2>
          {data.items.length === 0 ? (
            <Empty title={t.empty.title} text={t.empty.text} icon={icons.wallet} />
          ) : (
            <Table
              label={t.history}
              head={
                <tr>
                  <th scope="col">{t.what}</th>
                  <th scope="col" className="num">
                    {t.sum}
                  </th>
                  <th scope="col" className="num">
                    {t.after}
                  </th>
                </tr>
              }
            >
              {data.items.map((line) => (
                <tr key={line.id}>
                  <td>
                    <b>{enums.wallet_type[line.type]}</b>
                    <span className={styles.note}>
                      {formatDateTime(line.date, edition)}
                      {line.order_id && (
                        <>
                          {' · '}
                          <a href={href(pathTo('tutorOrder', { id: line.order_id }))}>{fill(t.order, { id: line.order_id })}</a>
                        </>
                      )}
                      {line.comment && ` · ${line.comment}`}
                    </span>
                  </td>
                  <td className={`num nowrap ${line.sum > 0 ? styles.in : ''}`}>
                    {(line.sum > 0 ? '+' : '') + formatMoney(line.sum, edition, language)}
                  </td>
                  <td className="num nowrap">{formatMoney(line.balance_after, edition, language)}</td>
                </tr>
              ))}
            </Table>
          )}
          <Pages page={data.page} pages={data.pages_count} />
        </section>
      </div>
    )
  },
})
