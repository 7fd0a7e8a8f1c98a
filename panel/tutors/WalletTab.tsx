import { useEdition } from '../edition.ts'
import { Column } from '../ui/boxes.ts'
import { BillingSheet } from './BillingSheet.tsx'
import { useTutor } from './tutor-record.ts'
import { WalletSheet } from './WalletSheet.tsx'

/** Money, and who invoices are made out to where the country asks for it. */
export function WalletTab() {
  const tutor = useTutor()
  const { flags } = useEdition()
  return (
    <Column>
      <WalletSheet tutor={tutor} />
      {flags.billing_data && <BillingSheet />}
    </Column>
  )
}
