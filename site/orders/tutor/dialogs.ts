import type { ComponentType } from 'react'
import type { TutorDialogProps } from './dialog.ts'
import type { TutorDialog } from './row-action.ts'

/** Dialogs of a tutor's order; each comes when it is opened. */
export const dialogs: Readonly<Record<TutorDialog, () => Promise<ComponentType<TutorDialogProps>>>> = {
  respond_personal: async () => (await import('./AcceptDialog.tsx')).AcceptDialog,
  respond_potential: async () => (await import('./AcceptDialog.tsx')).AnswerDialog,
  refuse_personal: async () => (await import('./RefuseDialog.tsx')).RefuseDialog,
  set_refused_reason: async () => (await import('./RefuseDialog.tsx')).GiveBackDialog,
  set_first_class: async () => (await import('./DateFirstClass.tsx')).DateFirstClass,
  pay_from_wallet: async () => (await import('./PayDialog.tsx')).PayDialog,
  response_review: async () => (await import('./AnswerReviewDialog.tsx')).AnswerReviewDialog,
}
