import type { Gets, Success } from '../../schemas/api.ts'
import { nameOfLine, shownWalletTypes, type WalletType } from '../../schemas/wallet-terms.ts'
import { formatDateTime } from '../../theme/dates.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill } from '../../theme/words.ts'
import { useAccount } from '../layout/account/store.ts'
import { Pages } from '../orders/Pages.tsx'
import { Outcome, page } from '../page.ts'
import { KeptCards } from '../payments/KeptCards.tsx'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Table } from '../ui/Table.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'
import { pageIn, pastTheEnd } from './page-in.ts'
import { useLater } from './use-later.ts'
import { useNews } from './use-news.ts'
import styles from './Wallet.module.css'

const dialogs = { top_up: async () => (await import('../payments/TopUpDialog.tsx')).TopUpDialog }

const typeIn = ({ type }: Readonly<Record<string, string>>) => shownWalletTypes.find((one) => one === type)
const search = (type: WalletType | undefined) => (type ? `?type=${type}` : '')

/** The tutor's balance, the way to more of it, and every line behind it (spec: decisions PAY-6). */
export const screen = page({
  role: 'tutor',
  texts: ['wallet', 'enums-money'],
  keeps: ['page', 'type'],
  async load(visit) {
    const number = pageIn(visit.query)
    const type = typeIn(visit.query)
    const [lines, kept] = await Promise.all([
      visit.api.get('/tutor/wallet/history', { page: number, type }),
      visit.api.post('/tutor/payments/get_cards'),
    ])
    const data = loaded(lines)
    if (data instanceof Outcome || data === null) return data
    return pastTheEnd(visit, data.pages_count) ?? { ...data, page: number, type, cards: kept.data && 'cards' in kept.data ? kept.data.cards : [] }
  },
  head: (_, { texts }) => ({ title: texts('wallet').title }),
  View: ({ data }) => {
    const { edition, language } = useSite()
    const t = useTexts('wallet')
    const enums = useTexts('enums-money')
    const href = useHref()
    useNews(useAccount(({ bell }) => bell !== null && data !== null && bell.wallet_balance !== data.balance))
    const dialog = useLater(dialogs, ['payment', 'orders-dialogs', 'errors', 'errors-money'])
    if (!data) return <LoadFailed />
    const here = href(pathTo('wallet'))
    return (
      <div className="col wide">
        <h1>{t.title}</h1>
        <section className={`${styles.balance} sheet`}>
          <p className="soft">{t.balance}</p>
          <p className={styles.sum}>{formatMoney(data.balance, edition, language)}</p>
          <p>
            <Button {...dialog.opens('top_up')}>{t.top_up}</Button>
          </p>
        </section>
        {data.cards.length > 0 && <KeptCards cards={data.cards} />}
        <section className="col">
          <h2>{t.history}</h2>
          {(data.type || data.items.length > 0) && (
            <Tabs
              label={t.types}
              tabs={[undefined, ...shownWalletTypes].map((type) => ({
                href: here + search(type),
                label: type ? enums.wallet_type[type] : t.all,
                current: type === data.type,
              }))}
            />
          )}
          {data.items.length === 0 ? (
            <Empty title={t.empty.title} text={data.type ? '' : t.empty.text} drawing="payments" />
          ) : (
            <Ledger lines={data.items} />
          )}
          <Pages page={data.page} pages={data.pages_count} {...(data.type && { query: { type: data.type } })} />
        </section>
        {dialog.Dialog && <dialog.Dialog onClose={dialog.close} />}
      </div>
    )
  },
})

/** Every line with the day, what it was for and what was left after it. */
function Ledger({ lines }: { lines: Success<Gets['/tutor/wallet/history']>['items'] }) {
  const { edition, language } = useSite()
  const t = useTexts('wallet')
  const enums = useTexts('enums-money')
  const href = useHref()
  return (
    <div className={styles.ledger}>
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
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <b>{enums.wallet_type[nameOfLine(line)]}</b>
              <br />
              <span className={`${styles.note} dots`}>
                <span>{formatDateTime(line.date, edition)}</span>{' '}
                {line.order_id && <a href={href(pathTo('tutorOrder', { id: line.order_id }))}>{fill(t.order, { id: line.order_id })}</a>}{' '}
                {line.comment && <span>{line.comment}</span>}{' '}
                {line.has_invoice && (
                  <a href={`/api/tutor/billing_data/get_invoice_file?payment_id=${line.payment_id}`} download>
                    {t.invoice}
                  </a>
                )}
              </span>
            </td>
            <td className={`num nowrap ${line.sum > 0 ? styles.in : ''}`}>{(line.sum > 0 ? '+' : '') + formatMoney(line.sum, edition, language)}</td>
            <td className="num nowrap" data-head={t.after}>
              {formatMoney(line.balance_after, edition, language)}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
