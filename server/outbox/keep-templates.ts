import { type Edition, editionOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { Database } from '../database/open.ts'
import { emailTemplates, smsTemplates } from './template-tables.ts'

/** Every mail and short message that the product sends has its row in each language of the edition, for staff to find: those that a new version brings too. */
export async function keepTemplates(database: Database): Promise<void> {
  const edition = editionOf(database.edition)
  const { mails, sms } = textsOf(edition, edition.locales[0])
  await database.transaction(async (tx) => {
    await tx.insert(emailTemplates).values(rowsOf(edition, mails.templates)).onConflictDoNothing()
    await tx.insert(smsTemplates).values(rowsOf(edition, sms)).onConflictDoNothing()
  })
}

const rowsOf = ({ locales }: Edition, texts: object) => Object.keys(texts).flatMap((key) => locales.map((lang) => ({ key, lang })))
