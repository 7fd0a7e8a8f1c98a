import { AFFILIATE_COMMISSIONS } from '../../schemas/affiliate-terms.ts'
import { TUTOR_STATUS } from '../../schemas/tutor-status.ts'
import { formatDate } from '../../theme/dates.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill } from '../../theme/words.ts'
import { page } from '../page.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Field, Input } from '../ui/Field.tsx'
import { Table } from '../ui/Table.tsx'
import { showToast } from '../ui/Toast.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

const shown: readonly number[] = [TUTOR_STATUS.published, TUTOR_STATUS.school]

/** The link by which a tutor invites colleagues, who came by it, and what it earned (spec: decisions TUT-11). */
export const screen = page({
  role: 'tutor',
  texts: ['affiliate'],
  load: async ({ api }) => loaded(await api.get('/tutor/affiliate/get')),
  head: (_, { texts }) => ({ title: texts('affiliate').title }),
  View: ({ data }) => {
    const { edition, language } = useSite()
    const t = useTexts('affiliate')
    if (!data) return <LoadFailed />
    const money = (sum: number) => formatMoney(sum, edition, language)
    const counts = [
      [t.counts.registered, data.registered_count],
      [t.counts.published, data.published_count],
      [t.counts.paid, data.paid_count],
      [t.counts.earned, money(data.earned)],
    ] as const
    return (
      <div className="col wide">
        <h1>{t.title}</h1>
        <p>{fill(t.lead, { percent: data.percent, count: AFFILIATE_COMMISSIONS })}</p>
        <Link url={data.link} />
        <dl className="pairs num">{counts.map(([label, value]) => [<dt key={`${label} name`}>{label}</dt>, <dd key={label}>{value}</dd>])}</dl>
        {data.items.length === 0 ? (
          <Empty {...t.empty} drawing="letter" />
        ) : (
          <Table
            label={t.title}
            head={
              <tr>
                <th scope="col">{t.colleague}</th>
                <th scope="col" className="num">
                  {t.sum}
                </th>
              </tr>
            }
          >
            {data.items.map(({ tutor_name_short, date, status, sum }) => (
              <tr key={`${date} ${tutor_name_short}`}>
                <td>
                  <b>{tutor_name_short}</b>
                  <p className="s soft">
                    {shown.includes(status) ? t.published : t.not_published} ·{' '}
                    <span className="nowrap">{fill(t.since, { date: formatDate(date, edition) })}</span>
                  </p>
                </td>
                <td className="num nowrap">{money(sum)}</td>
              </tr>
            ))}
          </Table>
        )}
        <p className="s soft">{t.back}</p>
      </div>
    )
  },
})

/** The link to be copied; where the browser doesn't, as without TLS, it is chosen as a whole and the rest is said. */
function Link({ url }: { url: string }) {
  const t = useTexts('affiliate')
  const common = useTexts('common')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ text: t.copied, tone: 'ok' }, common)
    } catch {
      document.querySelector<HTMLInputElement>('#affiliate-link')?.focus()
      showToast({ text: t.chosen, tone: 'ok' }, common)
    }
  }
  return (
    <div className="sheet col">
      <Field name="link" id="affiliate-link" label={t.link}>
        {(control) => <Input {...control} readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />}
      </Field>
      <p>
        <Button onClick={copy}>{t.copy}</Button>
      </p>
    </div>
  )
}
