import { defaultLanguage, type Edition } from '../../editions/index.ts'
import { type Call, toJson } from '../../schemas/index.ts'

/** What was sent, with the edition's own language wherever it says `kz`: by itself, in the call's record, in the filters of a list (spec: public 1). */
export function inOwnLanguage({ payload }: Call, given: object, edition: Edition): object {
  const own = (fields: object) => ('lang' in fields && fields.lang === 'kz' ? { ...fields, lang: defaultLanguage(edition) } : fields)
  const records = Object.entries(given).flatMap(([name, value]) => {
    const record = name === payload || name === 'filters' || name === 'filter' ? toJson(value) : null
    return typeof record === 'object' && record !== null ? [[name, own(record)]] : []
  })
  return { ...own(given), ...Object.fromEntries(records) }
}
