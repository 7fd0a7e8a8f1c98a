import { DEMO_TUTOR } from './accounts.ts'

/** Who brought a tutor to the product: the demo tutor has invited a handful, of whom some have paid commissions in every edition. */
export const invitedBy = (tutor_id: number): number | null => (tutor_id < 200 && tutor_id % 40 === 8 ? DEMO_TUTOR.id : null)
