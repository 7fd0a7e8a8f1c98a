import type { Context } from '../context.ts'
import { refuseProblems } from '../errors.ts'
import { countWithin } from '../limits/attempts.ts'
import { takenContacts } from '../tutors/taken-contacts.ts'

/**
 * Throws the field of a contact that another tutor has, and `too_many_requests` after five of them a day: who has an account could ask about everybody's. Counted
 * aside, for the refusal takes back whatever the change has written (spec: decisions AUTH-18, API-11).
 */
export async function refuseTaken(context: Context, tutor_id: number, contact: Parameters<typeof takenContacts>[1]): Promise<void> {
  const { aside, now, settings } = context
  const taken = await takenContacts(context, contact, tutor_id)
  if (Object.keys(taken).length > 0) await aside((tx) => countWithin({ tx, now }, 'taken', `tutor ${tutor_id}`, [settings.rates.mailDay]))
  refuseProblems(taken)
}
