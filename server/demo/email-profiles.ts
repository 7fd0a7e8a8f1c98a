import type { emailProfiles } from '../tables.ts'
import type { World } from './world.ts'

/** Who mails may come from: the product's own sender under another name, and one with a server of its own that is not used yet. None is the default: demo mails stay here. */
export const makeEmailProfiles = ({ edition: { supportEmail } }: World): (typeof emailProfiles.$inferInsert)[] => [
  { name: 'Docento Support', from_name: 'Docento', from_email: supportEmail, reply_to: supportEmail },
  {
    ...{ name: 'Docento News', from_name: 'Docento News', from_email: supportEmail.replace(/^[^@]+/, 'news'), active: false },
    ...{ smtp_host: 'smtp.docento.test', smtp_port: 587, smtp_user: 'news' },
  },
]
