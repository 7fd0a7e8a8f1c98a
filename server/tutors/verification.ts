import { sql } from 'drizzle-orm'
import type { Reader } from '../database/open.ts'
import { isTeaching } from './available.ts'
import type { tutors } from './table.ts'

type Tutor = Pick<typeof tutors.$inferSelect, 'id' | 'status' | 'verified' | 'email_confirmed' | 'phone_confirmed' | 'toggles'>

/** The points of a verification and which of them are done (spec: decisions TUT-9). */
export const verificationPoints = ({ email_confirmed, phone_confirmed, toggles }: Tutor, hasApprovedDocument: boolean) => [
  { key: 'email_confirmed', done: email_confirmed },
  { key: 'phone_confirmed', done: phone_confirmed },
  { key: 'documents_checked', done: toggles.documents_checked === true },
  { key: 'education_checked', done: hasApprovedDocument },
  { key: 'interview_passed', done: toggles.interview_passed === true },
]

/** Whether the tutor may ask to be verified: shown in the catalogue, contacts confirmed, a document sent, and not verified yet (spec: decisions TUT-9). */
export async function mayAskVerification(db: Reader, { id, status, verified, email_confirmed, phone_confirmed }: Tutor): Promise<boolean> {
  if (verified || !isTeaching(status) || !email_confirmed || !phone_confirmed) return false
  const { rows } = await db.execute(sql`select from tutor_documents where tutor_id = ${id} limit 1`)
  return rows.length > 0
}
