import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { nameOfLine, type TutorForStaff } from '../../schemas/index.ts'
import { formatDate } from '../../theme/dates.ts'
import { formatMoney } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { useMay } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { Numbers, Push, Row, Soft } from '../ui/boxes.ts'
import { FirstRows } from '../ui/list/FirstRows.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { AddMoneyButton } from './AddMoneyButton.tsx'
import { InvoiceButton } from './InvoiceButton.tsx'

const Balance = styled('p')({ margin: 0, fontSize: 'var(--t-xl)', fontWeight: 650, fontVariantNumeric: 'tabular-nums' })

const SHOWN = 6

/** What is in the tutor's wallet and how it came and went. */
export function WalletSheet({ tutor: { id, full_name, wallet_balance, wallet } }: { tutor: TutorForStaff }) {
  const mayAdd = useMay('tutors_money')
  const edition = useEdition()
  const translate = useTranslate()
  return (
    <Sheet title={translate('tutors.wallet')} actions={mayAdd && <AddMoneyButton tutor_id={id} name={full_name} />}>
      <Balance>{formatMoney(wallet_balance, edition, edition.panelLanguage)}</Balance>
      <FirstRows of={wallet} most={SHOWN}>
        {(line) => (
          <li key={line.id}>
            <Row>
              <span>{translate(`enums.wallet_type.${nameOfLine(line)}`)}</span>
              {line.order_id !== null && (
                <Link to={pathTo(slugs.orders, line.order_id)}>
                  <RecordNumber id={line.order_id} />
                </Link>
              )}
              <Push />
              {line.payment_id !== null && line.has_invoice && (
                <InvoiceButton tutor_id={id} payment_id={line.payment_id} date={formatDate(line.date, edition)} />
              )}
              <Numbers>{formatMoney(line.sum, edition, edition.panelLanguage)}</Numbers>
            </Row>
            <Soft>{[formatDate(line.date, edition), line.comment].filter(Boolean).join(' · ')}</Soft>
          </li>
        )}
      </FirstRows>
    </Sheet>
  )
}
