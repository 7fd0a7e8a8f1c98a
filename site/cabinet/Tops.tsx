import { useState } from 'react'
import { TOP_PLACES } from '../../schemas/top-terms.ts'
import { formatDate, formatLongDate } from '../../theme/dates.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill, plural } from '../../theme/words.ts'
import { useAccount } from '../layout/account/store.ts'
import { Outcome, page } from '../page.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { Table } from '../ui/Table.tsx'
import { useCabinet } from './Cabinet.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'
import styles from './Tops.module.css'
import { useLater } from './use-later.ts'
import { useNews } from './use-news.ts'

const dialogs = { buy: async () => (await import('../payments/BuyTopDialog.tsx')).BuyTopDialog }

/** A tutor's place at the head of the lists: until when, for how much, and what was bought before (spec: decisions PAY-8). */
export const screen = page({
  role: 'tutor',
  texts: ['tops'],
  async load({ api }) {
    const data = loaded(await api.get('/tutor/top/get'))
    return data instanceof Outcome || data === null ? data : { tops: data }
  },
  head: (_, { texts }) => ({ title: texts('tops').title }),
  View: ({ data }) => {
    const { edition, language } = useSite()
    const { reload } = useCabinet()
    const t = useTexts('tops')
    const [wanted, setWanted] = useState(0)
    useNews(useAccount(({ bell }) => bell !== null && data !== null && bell.wallet_balance !== data.tops.wallet_balance))
    const dialog = useLater(dialogs, ['payment', 'orders-dialogs', 'enums-money'])
    if (!data) return <LoadFailed />
    const { plans, active, history, places_left, wallet_balance, can_buy, of_school } = data.tops
    const plan = plans.find(({ id }) => id === wanted)
    const days = (count: number) => plural(t.days, count, edition, language)
    return (
      <div className="col wide">
        <h1>{t.title}</h1>
        <p>{fill(t.lead, { count: TOP_PLACES })}</p>
        <section className="sheet col snug">
          <h2 className="l">{active ? fill(t.active, { date: formatLongDate(active.date_to, edition, language) }) : t.none}</h2>
          <p className="soft">{active ? t.active_text : places_left > 0 ? plural(t.left, places_left, edition, language) : t.full}</p>
        </section>
        {!can_buy && <Note tone="mark">{of_school ? t.of_school : t.closed}</Note>}
        <ul className={styles.plans}>
          {plans.map(({ id, days: length, price }) => (
            <li key={id} className="sheet col snug">
              <h2 className="l">{days(length)}</h2>
              <p className={styles.price}>{formatMoney(price, edition, language)}</p>
              {can_buy && (
                <Button look="soft" {...dialog.opens('buy', () => setWanted(id))} aria-label={`${active ? t.extend : t.buy}: ${days(length)}`}>
                  {active ? t.extend : t.buy}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {history.length > 0 && (
          <section className="col">
            <h2>{t.history}</h2>
            <Table
              label={t.history}
              head={
                <tr>
                  <th scope="col">{t.term}</th>
                  <th scope="col" className="num">
                    {t.sum}
                  </th>
                </tr>
              }
            >
              {history.map((top) => (
                <tr key={top.id}>
                  <td className="nowrap">
                    {formatDate(top.date_from, edition)} – {formatDate(top.date_to, edition)}
                  </td>
                  <td className="num nowrap">{top.source === 'gift' ? t.gift : formatMoney(top.sum, edition, language)}</td>
                </tr>
              ))}
            </Table>
          </section>
        )}
        {dialog.Dialog && plan && <dialog.Dialog plan={plan} balance={wallet_balance} onDone={reload} onClose={dialog.close} />}
      </div>
    )
  },
})
