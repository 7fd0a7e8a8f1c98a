import type { clients } from './table.ts'

type Contacts = Pick<typeof clients.$inferSelect, 'doubted_contact' | 'phone' | 'email'>

/** The contact of which the owner has to say whether it is theirs; null where there is none, or another of its kind has taken its place. */
export function doubtOf({ doubted_contact, phone, email }: Contacts): string | null {
  const present = doubted_contact?.includes('@') ? email : phone
  return present === null ? doubted_contact : null
}
