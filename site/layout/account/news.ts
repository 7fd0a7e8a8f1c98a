import { connect, socketAddress } from '../../../data-providers/chat/connection.ts'
import type { ChatRole } from '../../../schemas/chat-terms.ts'
import { readBell, tell } from './store.ts'

/** Of many messages that come at once it is told once, ms. */
const PAUSE = 100

let told = 0

/**
 * Has what waits read again as soon as something is said or read in any chat of somebody. One tab of a browser has the line and tells the others: sockets of
 * a person are counted. A page kept in the browser's memory has none, or it would not be kept. Answers how to stop.
 */
export function hearNews(role: ChatRole, id: number): () => void {
  let leave = join(role, id)
  const hide = () => leave()
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) leave = join(role, id)
  }
  window.addEventListener('pagehide', hide)
  window.addEventListener('pageshow', show)
  return () => {
    window.removeEventListener('pagehide', hide)
    window.removeEventListener('pageshow', show)
    leave()
  }
}

function join(role: ChatRole, id: number): () => void {
  const name = `news ${role} ${id}`
  const tabs = new BroadcastChannel(name)
  const leaving = new AbortController()
  const { signal } = leaving
  let timer: ReturnType<typeof setTimeout> | undefined
  let missed: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      readBell()
      told += 1
      tell({ news: told })
    }, PAUSE)
  }
  const say = () => {
    // an answer may still be on its way to a page that is being left
    if (signal.aborted) return
    read()
    tabs.postMessage(null)
  }
  const hold = () =>
    new Promise<void>((letGo) => {
      clearTimeout(timer)
      const line = connect({
        address: () => socketAddress({ role, id, news: 1 }),
        // a session that has ended is told so as soon as it has the line: there is nothing to read for it
        onAnswer: ({ status }) => (status === 'success' ? say() : clearTimeout(missed)),
        // what came while there was none was told to nobody
        onState: (state) => {
          clearTimeout(missed)
          if (state === 'set') missed = setTimeout(say, PAUSE)
        },
      })
      signal.addEventListener('abort', () => {
        line.leave()
        letGo()
      })
    })
  tabs.onmessage = read
  // what came before it listened was told to the others; the tab that gets the line hears it there
  read()
  // a page without https has no locks: its count is read once a minute
  navigator.locks?.request(name, { signal }, hold).catch(() => {})
  return () => {
    leaving.abort()
    tabs.close()
    clearTimeout(timer)
    clearTimeout(missed)
  }
}
