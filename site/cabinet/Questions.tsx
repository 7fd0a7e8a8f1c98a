import { useAccount } from '../layout/account/store.ts'
import { DoubtDialog, type DoubtProps } from './DoubtDialog.tsx'
import { TermsDialog } from './TermsDialog.tsx'

export interface QuestionsProps extends Pick<DoubtProps, 'onAnswer'> {
  role: 'tutor' | 'client'
}

/** What the signed-in have to answer, one after the other: the terms come first. */
export function Questions({ role, onAnswer }: QuestionsProps) {
  const isOfTerms = useAccount(({ auth }) => auth?.[`${role}_info`]?.terms_due)
  const contact = useAccount(({ auth }) => auth?.client_info?.doubted_contact)
  if (isOfTerms) return <TermsDialog role={role} />
  return contact ? <DoubtDialog contact={contact} onAnswer={onAnswer} /> : null
}
