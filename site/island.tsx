import { type ComponentType, createContext, createElement, useContext } from 'react'
import type { Language } from '../editions/language-table.ts'
import type { Subject, Texts } from './texts.ts'

/** When an island wakes: at once, when the browser is idle, when it is seen, or at the first touch, focus or pointer. */
export type When = 'load' | 'idle' | 'visible' | 'touch'

/** What a page collects while it is rendered on the server. */
export interface Page {
  language: Language
  texts: <S extends Subject>(subject: S) => Texts[S]
  /** Where the browser finds a source file. */
  asset: (source: string) => string
  /** Sources to load with the page, sources whose styles it needs. */
  now: Set<string>
  used: Set<string>
}

export const PageContext = createContext<Page | null>(null)

/** What an island gets beside its own props: the words of its subject, and the language they are in. */
export interface IslandProps<S extends Subject> {
  t: Texts[S]
  language: Language
}

interface Options<S> {
  when: When
  /** Words that come with the code; without them the island gets the few it says as props. */
  texts?: S
}

type Given = keyof IslandProps<Subject>

/**
 * A part that works in the browser: rendered on the server with the page, hydrated alone. `Part` is the default export of
 * `islands/{name}.tsx`; its props travel as JSON, so keep them few. Islands don't nest.
 */
export const island = <P extends object, S extends Subject = never>(name: string, Part: ComponentType<P>, { when, texts }: Options<S>) =>
  function Island(props: Omit<P, Given>) {
    const { asset, used, now, language, texts: textsOf } = usePage(name)
    const code = `islands/${name}.tsx`
    const words = texts && `../locales/${language}/${texts}.ts`
    used.add(code)
    if (when === 'load') for (const source of words ? [code, words] : [code]) now.add(source)
    const marks = {
      'data-when': when,
      'data-code': asset(code),
      'data-texts': words && asset(words),
      'data-props': JSON.stringify(props),
    }
    const given = { ...props, language, ...(texts && { t: textsOf(texts) }) } as unknown as P
    return createElement('site-island', marks, <Part {...given} />)
  }

function usePage(name: string): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error(`${name} stands inside another island or outside of a page`)
  return page
}

/** Address of a file of texts, for an island that fetches it later than its code. */
export function useTextsAddress(subject: Subject): string {
  const { asset, language } = usePage('useTextsAddress')
  return asset(`../locales/${language}/${subject}.ts`)
}
