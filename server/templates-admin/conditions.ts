import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { TemplateFilters } from '../../schemas/index.ts'
import { contains } from '../database/patterns.ts'
import type { emailTemplates, smsTemplates } from '../outbox/template-tables.ts'

/** Filters that lists of mails and of short messages share; `searched` is what is found by its words besides. */
export function conditions(
  table: typeof emailTemplates | typeof smsTemplates,
  { ids, key, lang, text, is_own }: TemplateFilters,
  searched: SQL[] = [],
) {
  const pattern = text && contains(text)
  return and(
    ids && inArray(table.id, ids),
    key ? eq(table.key, key) : undefined,
    lang ? eq(table.lang, lang) : undefined,
    is_own === undefined ? undefined : is_own ? isNotNull(table.text) : isNull(table.text),
    pattern ? or(ilike(table.key, pattern), ilike(table.name, pattern), ilike(table.text, pattern), ...searched) : undefined,
  )
}
