import { useEffect } from 'react'
import { localStorageStore, type Store } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { STORE } from '../../data-providers/list-params.ts'

const WAIT = 500
/** Which columns a list shows: what staff have set up by themselves and want to find again on any machine. */
const isKept = (key: string) => key.endsWith('.datatable')

const local = localStorageStore(undefined, STORE)
/** What has changed and is not on the server yet; null until it is known whose it would be. */
let changed: Record<string, string[]> | null = null
let timer: ReturnType<typeof setTimeout> | undefined

async function save() {
  clearTimeout(timer)
  const preferences = changed ?? {}
  changed = {}
  const isSaved = await api.post('/admin/preferences/set', { preferences }).then(
    ({ status }) => status !== 'fail',
    () => false,
  )
  // the next change takes along what could not be sent
  if (!isSaved && changed) changed = { ...preferences, ...changed }
}

/** Sends at once what waits to be sent, before the page or the session ends. */
export async function keepPreferences() {
  if (changed && Object.keys(changed).length > 0) await save()
}

/** react-admin's store: this browser's, of which the server keeps a part for each person. */
export const store: Store = {
  ...local,
  setItem(key, value) {
    local.setItem(key, value)
    if (!isKept(key) || !changed) return
    changed[key] = value as string[]
    clearTimeout(timer)
    timer = setTimeout(save, WAIT)
  },
  /** At a sign-out: the browser forgets, the server does not. */
  reset() {
    clearTimeout(timer)
    changed = null
    local.reset()
  },
}

/** Puts what the server keeps of this person into the browser's store, once they are signed in. */
export function usePreferences(admin_id: number | undefined) {
  useEffect(() => {
    if (admin_id === undefined) return
    changed = null
    const read = async () => {
      const { preferences } = await dataOf(api.get('/admin/preferences/get'))
      for (const [key, columns] of Object.entries(preferences)) local.setItem(key, columns)
      changed = {}
    }
    // without an answer the browser's own stand
    read().catch(() => {})
    addEventListener('pagehide', keepPreferences)
    return () => removeEventListener('pagehide', keepPreferences)
  }, [admin_id])
}
