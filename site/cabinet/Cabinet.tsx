import { type ComponentType, createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'
import { localPath, withoutLocale } from '../../editions/local-path.ts'
import { leaveBy, wouldLose } from '../browser/unsaved.ts'
import { isSomebodyElse, readBell, useAccount } from '../layout/account/store.ts'
import { usePart } from '../layout/account/use-part.ts'
import { type FormState, type Page, roleAt } from '../page.ts'
import { pathTo } from '../routes.ts'
import type { LeavingProps } from '../settings/LeavingNote.tsx'
import { type Site, SiteContext } from '../site.ts'
import styles from './Cabinet.module.css'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { First } from './first.ts'
import type { QuestionsProps } from './Questions.tsx'
import type { SignInProps } from './SignInAgain.tsx'
import { newEntry, restoreScroll } from './scroll-memory.ts'

/** A screen with its data, ready to be drawn. */
export interface Opened {
  page: Page
  data: unknown
  form?: FormState | undefined
  path: string
  title: string
}

/** Loads a screen by its address with query; null when a whole new page has to show it. On the server there is none. */
export type Open = (address: string) => Promise<Opened | null>

interface CabinetTools {
  /** Loads the data of the present screen again, after a change. */
  reload: () => Promise<void>
  /** The same because others may have changed them, which nobody waits for: the screen stays as it is meanwhile. */
  refresh: () => Promise<void>
  /** Opens an address of this site, after asking where words would be lost; with `replace` it takes the present one's place in the history. */
  go: (address: string, options?: { replace?: boolean }) => void
  /** Calls the server; where the session has ended, once more after signing in again beside what is open: what was typed waits meanwhile. */
  ask: <Answer extends Answered>(call: () => Promise<Answer>) => Promise<Answer>
}
interface Answered {
  status: 'success' | 'fail'
  error?: unknown
}

const Tools = createContext<CabinetTools | null>(null)

export function useCabinet(): CabinetTools {
  const tools = useContext(Tools)
  if (!tools) throw new Error('useCabinet outside of a cabinet')
  return tools
}

interface Props {
  page: Page
  first: Pick<First, 'data' | 'form'>
  site: Site
  open: Open | null
  /** Where the server draws it; a browser knows by itself. */
  drawnAt?: { ssrPath: string; ssrSearch: string }
}

/** The application of the signed-in: shows the screen of the address, and keeps the old one in sight until the new one is ready. */
export function Cabinet({ page, first, site, open, drawnAt }: Props) {
  const { edition, language } = site
  const search = useSearch(drawnAt)
  const address = withoutLocale(edition, language, usePathname(drawnAt)) + search
  const [shown, setShown] = useState<Opened>({ page, data: first.data, form: first.form, path: site.path, title: '' })
  const [busy, setBusy] = useState(false)
  /** What is loaded or shown, and whether something was changed since it was asked for. */
  const asked = useRef({ at: address, isShown: true, isOld: false })
  const moved = useRef(false)

  const load = useCallback(
    async function load(wanted: string, isAwaited = true): Promise<void> {
      if (!open) return
      const asking = { at: wanted, isShown: asked.current.at === wanted && asked.current.isShown, isOld: false }
      asked.current = asking
      if (isAwaited) setBusy(true)
      // what can't be shown here the server shows, with its status: a lost session, an unknown order, a failure
      const opened = await open(wanted).catch(() => null)
      // what was asked for later knows more, of the same screen too
      if (asked.current !== asking) return
      // what was read while something changed may be from before the change
      if (asking.isOld) return load(wanted, isAwaited)
      if (!opened) return window.location.assign(localPath(edition, language, wanted))
      // what could not be loaded again stays as it was, with what is being typed in it
      if (!asking.isShown || opened.data !== null) setShown(opened)
      asking.isShown = true
      setBusy(false)
      // what a screen shows no longer waits
      readBell()
    },
    [open, edition, language],
  )

  useEffect(() => {
    if (address === asked.current.at) return
    if (wouldLose()) {
      // Back has changed the address already: the form's comes again until there is an answer
      leaveBy(() => window.history.back())
      return navigate(localPath(edition, language, asked.current.at), { state: newEntry() })
    }
    moved.current = true
    load(address)
  }, [address, load, edition, language])
  useLayoutEffect(() => {
    if (shown.title) document.title = shown.title
    if (!moved.current) return
    moved.current = false
    restoreScroll()
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [shown])

  const role = roleAt(shown.page, new URLSearchParams(search))
  const { signIn, dialog } = useSignIn(role, site)
  const tools = useMemo(
    () => ({
      reload: () => load(asked.current.at),
      refresh: () => load(asked.current.at, false),
      go: (to: string, options?: { replace?: boolean }) =>
        leaveBy(() => navigate(localPath(edition, language, to), { ...options, state: newEntry() })),
      async ask<Answer extends Answered>(call: () => Promise<Answer>) {
        let answer = isSomebodyElse() ? ({ status: 'fail', error: 'unauthorized' } as Answer) : await call()
        if (answer.error === 'unauthorized' && (await signIn())) answer = await call()
        asked.current.isOld = true
        return answer
      },
    }),
    [edition, language, load, signIn],
  )
  const here = useMemo(() => ({ ...site, path: shown.path }), [site, shown.path])
  const { View } = shown.page
  return (
    <SiteContext.Provider value={here}>
      <Tools.Provider value={tools}>
        <div className={styles.root} aria-busy={busy || undefined}>
          <Leaving role={role} path={shown.path} onBack={tools.reload} />
          <ErrorBoundary key={shown.path}>
            <View key={shown.path} data={shown.data} form={shown.form} />
          </ErrorBoundary>
        </div>
        {dialog}
        <Asked role={role} onAnswer={tools.reload} />
      </Tools.Provider>
    </SiteContext.Provider>
  )
}

/** The dialog that signs in again, fetched when a session has ended. */
function useSignIn(role: Page['role'], { fetchTexts }: Site) {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<SignInProps>; answer: (isDone: boolean) => void } | null>(null)
  const signIn = useCallback(async () => {
    const parts = Promise.all([import('./SignInAgain.tsx'), fetchTexts('auth', 'errors', 'errors-auth')])
    const [code] = await parts.catch(() => [null])
    if (!code) return false
    const isDone = await new Promise<boolean>((answer) =>
      setOpened((before) => ({
        Dialog: code.SignInAgain,
        // one dialog answers all that wait for it
        answer(done) {
          before?.answer(done)
          answer(done)
        },
      })),
    )
    setOpened(null)
    return isDone
  }, [fetchTexts])
  return { signIn, dialog: opened && role && <opened.Dialog role={role} onAnswer={opened.answer} /> }
}

/** That the profile is about to be deleted, on every page; fetched for those who asked for it. The settings say it themselves (spec: decisions TUT-12). */
function Leaving({ role, path, onBack }: { role: Page['role']; path: string } & Pick<LeavingProps, 'onBack'>) {
  const at = useAccount(({ auth }) => (role === 'tutor' && auth?.tutor_info?.delete_at) || 0)
  const Told = usePart(at > 0, async () => (await import('../settings/LeavingNote.tsx')).LeavingNote, 'leaving')
  return at && Told && path !== pathTo('tutorSettings') ? (
    <div className={styles.leaving}>
      <Told at={at} onBack={onBack} />
    </div>
  ) : null
}

/** What the signed-in are asked, fetched for those who have something to answer; staff in their place are not asked. */
function Asked({ role, onAnswer }: { role: Page['role'] } & Pick<QuestionsProps, 'onAnswer'>) {
  const isDue = useAccount(({ auth }) => {
    const info: { terms_due: boolean; doubted_contact?: unknown } | null | undefined = role && !auth?.impersonator ? auth?.[`${role}_info`] : null
    return Boolean(info?.terms_due || info?.doubted_contact)
  })
  const load = async () => (await import('./Questions.tsx')).Questions
  const Questions = usePart(isDue, load, 'joining', 'doubted-contact', 'errors', 'errors-auth')
  return role && Questions && <Questions role={role} onAnswer={onAnswer} />
}
