import { type CoreFileRecord, fieldOfWord } from '../../data-providers/core-files.ts'

export type Shown = 'all' | 'own' | 'changed'
type Typed = Readonly<Record<string, string | undefined>>

/** Keys of the words that were changed and are not saved yet. */
export const changedWords = (record: CoreFileRecord, typed: Typed) =>
  Object.keys(record.product).filter((key) => (typed[fieldOfWord(key)] ?? '') !== savedWord(record, key))

/** Staff's word as it was saved; '' where the product's stands. */
export const savedWord = (record: CoreFileRecord, key: string) => String((record as unknown as Typed)[fieldOfWord(key)] ?? '')

/** Keys of the words that hold a text in their key, in the product's word or in staff's. */
export function foundWords(record: CoreFileRecord, typed: Typed, { text, shown }: { text: string; shown: Shown }): string[] {
  const wanted = text.trim().toLocaleLowerCase()
  const among = shown === 'changed' ? changedWords(record, typed) : Object.keys(record.product)
  return among.filter((key) => {
    const own = typed[fieldOfWord(key)] ?? ''
    if (shown === 'own' && own === '') return false
    return [key, record.product[key] ?? '', own].some((one) => one.toLocaleLowerCase().includes(wanted))
  })
}
