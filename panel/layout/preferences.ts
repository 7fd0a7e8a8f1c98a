import { useEffect } from 'react'
import { localStorageStore, type Store } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { STORE } from '../../data-providers/list-params.ts'

const WAIT = 500
/** Whose part of the desktop's queue is shown. */
export const QUEUE_STORE = 'desktop.queue'
/** Which columns a list shows, whose queue: what staff have set up by themselves and want to find again on any machine. */
const isKept = (key: string) => key.endsWith('.datatable') || key === QUEUE_STORE

const local = localStorageStore(undefined, STORE)
/** What has changed and is not on the server yet. */
let changed: Record<string, string[]> = {}
/** What was chosen here since this person came: an answer that was asked for earlier does not undo it. */
const chosen = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

async function save() {
  clearTimeout(timer)
  const preferences = changed
  changed = {}
  const isSaved = await api.post('/admin/preferences/set', { preferences }).then(
    ({ status }) => status !== 'fail',
    () => false,
  )
  // the next change takes along what could not be sent, unless somebody else sits here by now
  if (!isSaved && Object.keys(preferences).every((key) => chosen.has(key))) changed = { ...preferences, ...changed }
}

/** Sends at once what waits to be sent, before the page or the session ends. */
export async function keepPreferences() {
  if (Object.keys(changed).length > 0) await save()
}

/** react-admin's store: this browser's, of which the server keeps a part for each person. */
export const store: Store = {
  ...local,
  setItem(key, value) {
    local.setItem(key, value)
    if (!isKept(key)) return
    changed[key] = value as string[]
    chosen.add(key)
    clearTimeout(timer)
    timer = setTimeout(save, WAIT)
  },
  /** At a sign-out: the browser forgets, the server does not. */
  reset() {
    forget()
    local.reset()
  },
}

function forget() {
  clearTimeout(timer)
  changed = {}
  chosen.clear()
}

/** Puts what the server keeps of this person into the browser's store, once they are signed in. */
export function usePreferences(admin_id: number | undefined) {
  useEffect(() => {
    if (admin_id === undefined) return
    forget()
    const read = async () => {
      const { preferences } = await dataOf(api.get('/admin/preferences/get'))
      for (const [key, columns] of Object.entries(preferences)) if (!chosen.has(key)) local.setItem(key, columns)
    }
    // without an answer the browser's own stand
    read().catch(() => {})
    addEventListener('pagehide', keepPreferences)
    return () => removeEventListener('pagehide', keepPreferences)
  }, [admin_id])
}
