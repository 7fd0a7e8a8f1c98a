import type { Known, Site } from '../site.ts'
import type { Subject, Texts } from '../texts.ts'
import { inTime } from './in-time.ts'

/** The default export of a file of ours by its address. */
export const load = async (address: string) => (await inTime(import(/* @vite-ignore */ address))).default

const words = new Map<Subject, Promise<void>>()
const loaded: { -readonly [S in Subject]?: Texts[S] } = {}
let known: Known | undefined
let opened: Promise<Site> | undefined

/** What the page says of itself. */
export const readKnown = (): Known => {
  known ??= JSON.parse(document.getElementById('site')?.textContent ?? '{}') as Known
  return known
}

/** Fetches words once; `pageSite().texts` has them from then on. */
export async function fetchTexts(...subjects: readonly Subject[]): Promise<void> {
  const fetch = async (subject: Subject) => {
    const { texts, own } = readKnown()
    loaded[subject] = await load(own?.[subject] ?? `${texts}${subject}.js`)
  }
  await Promise.all(
    subjects.map((subject) => {
      const coming = words.get(subject) ?? fetch(subject)
      words.set(subject, coming)
      // asked for again where a line broke
      coming.catch(() => words.delete(subject))
      return coming
    }),
  )
}

/** The site as this page stands in it, the same for all its islands. */
export function pageSite(): Promise<Site> {
  opened ??= openSite()
  return opened
}

async function openSite(): Promise<Site> {
  const { edition, texts: _, own: __, style: ___, ...where } = readKnown()
  const texts = <S extends Subject>(subject: S): Texts[S] => {
    const found = loaded[subject]
    if (!found) throw new Error(`The words of ${subject} were not fetched`)
    return found
  }
  return { ...where, edition: await load(edition), texts, fetchTexts }
}
