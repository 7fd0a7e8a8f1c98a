import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { panelTextsOf } from '../../locales/panel.ts'
import type { TemplateFilters } from '../../schemas/index.ts'
import { contains } from '../database/patterns.ts'
import type { emailTemplates, smsTemplates } from '../outbox/template-tables.ts'

type Table = typeof emailTemplates | typeof smsTemplates

interface Words {
  /** The product's own for a key, in a language; '' where it has none. */
  standard: (key: string, lang: string) => string
  /** What is found by words of staff besides their text. */
  searched?: SQL[]
}

/** Filters that lists of mails and of short messages share. */
export function conditions(edition: Edition, table: Table, { ids, key, lang, text, is_own }: TemplateFilters, { standard, searched = [] }: Words) {
  const pattern = text && contains(text)
  return and(
    ids && inArray(table.id, ids),
    key ? eq(table.key, key) : undefined,
    lang ? eq(table.lang, lang) : undefined,
    is_own === undefined ? undefined : is_own ? isNotNull(table.text) : isNull(table.text),
    pattern
      ? or(
          ...[table.key, table.name, table.text].map((column) => ilike(column, pattern)),
          ...searched,
          ...saidByProduct(edition, table, text, standard),
        )
      : undefined,
  )
}

/** Those that hold a text in words of the product, which stand in no table: what the panel calls a message, and what it says until staff write their own. */
function saidByProduct(edition: Edition, { key, lang, name, text }: Table, sought: string, standard: Words['standard']) {
  const has = (words: string) => words.toLowerCase().includes(sought.toLowerCase())
  const names = panelTextsOf(edition).outbox.templates
  const keys = Object.keys(names) as (keyof typeof names)[]
  const called = keys.filter((one) => has(names[one]))
  const says = (language: string) => keys.filter((one) => has(standard(one, language)))
  return [
    and(eq(name, ''), inArray(key, called)),
    ...edition.locales.map((language) => and(isNull(text), eq(lang, language), inArray(key, says(language)))),
  ]
}
