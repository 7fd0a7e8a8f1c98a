import { type ComponentType, createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useReducer } from 'react'
import { useI18nProvider } from 'react-admin'
import { Unreachable } from '../../data-providers/refusal.ts'
import type { PanelI18n } from '../i18n.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { ReadFailure } from './ReadFailure.tsx'

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>

/** Fetches a component before it is drawn: one that comes in time needs no fallback, after which React holds back what was waited for by 300 ms. */
export type Ahead = (whole: PanelI18n['whole']) => Promise<void>

/** Why code did not come: where the server answers, the code is gone with the version it belonged to. */
const whyMissing = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => (ok ? 'outdated' : new Unreachable()),
    () => new Unreachable(),
  )

interface Code<Props> {
  /** What came of the last attempt, or will; a page waits for `words` too. */
  part: (words: PanelI18n['whole']) => ComponentType<Props>
  /** Has it fetched anew where it is drawn next. */
  renew: () => void
}
const CodeContext = createContext({ renew: () => {}, again: () => {} })

function Fetched<Props extends object>({ code, props }: { code: Code<Props>; props: Props }) {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const { whole } = useI18nProvider() as PanelI18n
  const Part = code.part(whole)
  const renew = () => {
    if (code.part(whole) === Part) code.renew()
  }
  const again = () => {
    renew()
    draw()
  }
  return (
    <CodeContext value={{ renew, again }}>
      <Part {...props} />
    </CodeContext>
  )
}

/** In place of code that did not come; whoever comes here later has it fetched anew. */
function Missing({ why, isPage }: { why: unknown; isPage: boolean }) {
  const { renew, again } = useContext(CodeContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end alone
  useEffect(() => renew, [])
  const onRetry = why === 'outdated' ? () => location.reload() : again
  return isPage ? <NotLoaded isPage error={why} onRetry={onRetry} /> : <ReadFailure error={why} onRetry={onRetry} />
}

/**
 * A component whose code is fetched when it is first drawn; a `Suspense` above it says what stands there meanwhile. Code that does not come is missed in
 * words, in its place, so that all around it stays as it is. A page comes with the words of all screens, unless those that the panel starts with will do.
 */
export function fetched<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  { isPage = true, words = isPage ? 'whole' : 'first' }: { isPage?: boolean; words?: 'first' | 'whole' } = {},
) {
  const fetchPart = async (whole: PanelI18n['whole']) => {
    const [parts] = await Promise.all([load(), words === 'whole' && whole()])
    return parts[name]
  }
  const attempt = (whole: PanelI18n['whole']) =>
    lazy<ComponentType<Props>>(async () => {
      const part = await fetchPart(whole).catch(() => null)
      if (part) return { default: part }
      const why = await whyMissing()
      return { default: () => <Missing why={why} isPage={isPage} /> }
    })
  let Part: ComponentType<Props> | undefined
  const code: Code<Props> = {
    part: (whole) => {
      Part ??= attempt(whole)
      return Part
    },
    renew: () => {
      Part = undefined
    },
  }
  const ahead: Ahead = (whole) =>
    fetchPart(whole).then(
      (part) => {
        Part ??= part
      },
      () => {},
    )
  return Object.assign((props: Props) => <Fetched code={code} props={props} />, { ahead })
}

/** A part of a screen that is fetched where it is first drawn: `onDemand(() => import('./PauseDialog.tsx'), 'PauseDialog')`; `meanwhile` holds its place. */
export function onDemand<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name, meanwhile?: (props: Props) => ReactNode) {
  const Part = fetched(load, name, { isPage: false })
  return (props: Props) => (
    <Suspense fallback={meanwhile?.(props)}>
      <Part {...props} />
    </Suspense>
  )
}
