import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { formatTime } from '../../theme/dates.ts'
import { formatMoney, groupThousands } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { Sheet } from '../ui/Sheet.tsx'

/** Whether every wallet holds the sum of its lines; else whose does not (spec: decisions PAY-6). */
export function LedgerLine() {
  const edition = useEdition()
  const translate = useTranslate()
  const { data } = useQuery({ queryKey: ['ledger'], queryFn: () => dataOf(api.get('/admin/wallet/check')) })
  if (!data) return null
  const counted = (n: number) => groupThousands(n, edition, edition.panelLanguage)
  const money = (sum: number) => formatMoney(sum, edition, edition.panelLanguage)
  return (
    <Sheet title="desktop.ledger.title" actions={<Soft>{translate('desktop.counted', { time: formatTime(data.counted_at, edition) })}</Soft>}>
      {data.wrong.length === 0 ? (
        <Row>
          <Badge tone="ok" icon="check">
            {translate('desktop.ledger.right', { wallets: counted(data.wallets), lines: counted(data.lines) })}
          </Badge>
        </Row>
      ) : (
        <>
          <Badge tone="bad" icon="info">
            {translate('desktop.ledger.wrong')}
          </Badge>
          <ul>
            {data.wrong.map(({ tutor_id, name, balance, sum }) => (
              <li key={tutor_id}>
                <Link to={pathTo(slugs.tutors, tutor_id)}>{translate('desktop.ledger.of', { name, balance: money(balance), sum: money(sum) })}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}
