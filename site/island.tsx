import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react'
import type { Wording } from '../editions/language-table.ts'
import type { Site } from './site.ts'
import type { Subject } from './texts.ts'

/**
 * When an island wakes: at once, when the browser is idle, when it is seen, at the first touch, when the page is scrolled, when somebody is signed in, as
 * long as nothing was chosen about cookies and when that is to be chosen anew, when the address has a mailed link's token, or what confirms an e-mail address, or at the first press on what a selector finds anywhere in the page.
 */
export type When = 'load' | 'idle' | 'touch' | 'scroll' | 'signed-in' | 'undecided' | 'token' | 'confirming' | `press ${string}`

/** What a page collects of its islands while it is rendered on the server. */
export interface Islands {
  wording: Wording
  /** Where the browser finds a source file. */
  asset: (source: string) => string
  /** Sources to load with the page, sources whose styles it needs. */
  now: Set<string>
  used: Set<string>
}

/** The source of a subject's words; in a build those of a language lie in one folder. */
export const textsFile = (wording: Wording, subject: Subject) => `../locales/${wording}/${subject}.ts`

export const IslandsContext = createContext<Islands | null>(null)

interface Options {
  when: When
  /** What it says from the start: these words come with its code, others by `useSite().fetchTexts(…)`. */
  texts?: readonly Subject[]
}

/** Code that gives a part of the page its work without drawing it anew: the part as the server sent it, its props, and the way to the site. */
export type Behaviour<P> = (at: HTMLElement, props: P, openSite: () => Promise<Site>) => void

/**
 * A part that works in the browser: rendered on the server with the page, hydrated alone, on both sides inside the same site. `Part` is the default
 * export of `islands/{name}.tsx`; its props travel as JSON, so keep them few. Islands don't nest.
 */
export const island = <P extends object>(name: string, Part: ComponentType<P>, options: Options) =>
  function Island(props: P) {
    return createElement('site-island', useMarks(`islands/${name}.tsx`, options, props), <Part {...props} />)
  }

/** A part that the server draws for good and the browser only moves, so that no component is loaded for it: the default export of `behaviours/{name}.ts`. */
export const behaviour = <P extends object>(name: string, _start: Behaviour<P>, options: Options) =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each, where the module is read
  function Moved(props: P & { children?: ReactNode }) {
    return createElement('site-island', useMarks(`behaviours/${name}.ts`, options, props), props.children)
  }

function useMarks(code: string, { when, texts = [] }: Options, { children: _, ...props }: { children?: ReactNode }) {
  const islands = useContext(IslandsContext)
  if (!islands) throw new Error(`${code} stands inside another island or outside of a page`)
  islands.used.add(code)
  if (when === 'load') for (const source of [code, ...texts.map((subject) => textsFile(islands.wording, subject))]) islands.now.add(source)
  return {
    'data-when': when,
    // nothing to hydrate
    'data-drawn': code.startsWith('behaviours/') ? '' : undefined,
    'data-code': islands.asset(code),
    'data-texts': texts.join(' ') || undefined,
    'data-props': Object.keys(props).length > 0 ? JSON.stringify(props) : undefined,
  }
}
