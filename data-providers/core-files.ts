import { fileOfLanguage, languageOfFile } from '../schemas/core-file-terms.ts'
import { dataOf, Refusal } from './refusal.ts'
import { resource } from './resource.ts'
import { api } from './staff-api.ts'

type Files = Awaited<ReturnType<typeof read>>

/** A word's field in a form, which would take the points of a key for parts. */
export const fieldOfWord = (key: string) => key.replaceAll('.', '›')
const wordOfField = (field: string) => field.replaceAll('›', '.')
const isWord = (field: string) => field.includes('›')

const read = (lang: ReturnType<typeof languageOfFile>) => dataOf(api.get('/admin/seo/core_files/get', lang ? { lang } : {}))

/** A file as its form holds it: each word of the product has a field, '' where staff wrote none. */
function recordOf(id: number, { seo_resources: { robots, lng }, files, version, product }: Files) {
  const lang = languageOfFile(id)
  const words = product.words ?? {}
  const own = (lang && lng[lang]) || {}
  return {
    ...Object.fromEntries(Object.keys(words).map((key) => [fieldOfWord(key), own[key] ?? ''])),
    ...{ id, lang: lang ?? ('' as const), robots, files, version, product: words, product_robots: product.robots },
  }
}

const one = async (id: number) => {
  const lang = languageOfFile(id)
  const files = await read(lang)
  if (!files.files.some((file) => file.lang === (lang ?? ''))) throw new Refusal('not_found')
  return recordOf(id, files)
}
export type CoreFileRecord = Awaited<ReturnType<typeof one>>

/** Words of staff that a form holds, by their keys. */
export const wordsOfForm = (form: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([field, word]) => (isWord(field) && typeof word === 'string' && word !== '' ? [[wordOfField(field), word]] : [])),
  )

/** A problem of a word goes to its field, one of a line to that of robots.txt. */
const fieldOf = (name: string) => {
  const [, key] = /^lng\.\w+\.(.+)$/.exec(name) ?? []
  return key === undefined ? name.replace(/^robots\..*/, 'robots') : fieldOfWord(key)
}

/** robots.txt and the words of staff in each language. */
export const coreFiles = resource({
  list: async () => {
    const files = await read(undefined)
    const data = files.files.map(({ lang }) => recordOf(fileOfLanguage(lang), files))
    return { data, total: data.length }
  },
  one,
  save: async (id, form: CoreFileRecord) => {
    const lang = languageOfFile(id)
    const seo_resources = lang ? { lng: { [lang]: wordsOfForm(form) } } : { robots: form.robots }
    try {
      await dataOf(api.post('/admin/seo/core_files/save', { seo_resources, version: form.version }))
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || typeof refusal.error === 'string') throw refusal
      throw new Refusal(Object.fromEntries(Object.entries(refusal.error).map(([name, code]) => [fieldOf(name), code])))
    }
    return one(id)
  },
})
