import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useRouter, useSearch } from 'wouter'
import type { FormState, Page } from '../page.ts'
import { type Site, SiteContext } from '../site.ts'
import styles from './Cabinet.module.css'
import type { First } from './first.ts'

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
  /** Opens an address of this site; with `replace` it takes the present one's place in the history. */
  go: (address: string, options?: { replace?: boolean }) => void
}

const Tools = createContext<CabinetTools | null>(null)

export function useCabinet(): CabinetTools {
  const tools = useContext(Tools)
  if (!tools) throw new Error('useCabinet outside of a cabinet')
  return tools
}

interface Props {
  page: Page
  first: First
  site: Site
  open: Open | null
}

/** The application of the signed-in: shows the screen of the address, and keeps the old one in sight until the new one is ready. */
export function Cabinet({ page, first, site, open }: Props) {
  const { base } = useRouter()
  const [path, go] = useLocation()
  const search = useSearch()
  const address = search ? `${path}?${search}` : path
  const [shown, setShown] = useState<Opened>({ page, data: first.data, form: first.form, path: first.path, title: '' })
  const [busy, setBusy] = useState(false)
  const asked = useRef(address)

  const load = useCallback(
    async (wanted: string) => {
      if (!open) return
      asked.current = wanted
      setBusy(true)
      // what can't be shown here the server shows, with its status: a lost session, an unknown order, a failure
      const opened = await open(wanted).catch(() => null)
      if (asked.current !== wanted) return
      if (!opened) return window.location.assign(base + wanted)
      setShown(opened)
      setBusy(false)
    },
    [open, base],
  )

  useEffect(() => {
    if (address === asked.current) return
    load(address).then(() => {
      window.scrollTo(0, 0)
      document.getElementById('main')?.focus()
    })
  }, [address, load])
  useEffect(() => {
    if (shown.title) document.title = shown.title
  }, [shown.title])

  const tools = useMemo(() => ({ go, reload: () => load(asked.current) }), [go, load])
  const here = useMemo(() => ({ ...site, path: shown.path }), [site, shown.path])
  const { View } = shown.page
  return (
    <SiteContext.Provider value={here}>
      <Tools.Provider value={tools}>
        <div className={styles.root} aria-busy={busy || undefined}>
          <View key={shown.path} data={shown.data} form={shown.form} />
        </div>
      </Tools.Provider>
    </SiteContext.Provider>
  )
}
