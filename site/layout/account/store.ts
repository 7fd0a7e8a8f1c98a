import { useSyncExternalStore } from 'react'
import { api } from '../../../data-providers/api.ts'
import type { Auth } from '../../../schemas/index.ts'
import { local } from '../../browser/storage.ts'
import { wouldLose } from '../../browser/unsaved.ts'
import type { Notifications } from './bell.ts'

/** What header and cabinet both show of who is here: one of them reads it, a later socket may tell it, all hear. */
export interface Account {
  /** Null for nobody. */
  auth: Auth | null
  /** What waits for a tutor, and the balance; null until it was read. */
  bell: Notifications | null
  /** Messages of chats that wait for whoever is here; null until that was read. */
  unread: number | null
  /** How often something was said or read in their chats, as the line tells that hears of it. */
  news?: number
  /** A chat is open here, with a line of its own. */
  talking?: boolean
}

const nobody: Account = { auth: null, bell: null, unread: null }
let account = nobody
const hearers = new Set<() => void>()

const hear = (heard: () => void) => {
  hearers.add(heard)
  return () => void hearers.delete(heard)
}

export function tell(news: Partial<Account>) {
  account = { ...account, ...news }
  for (const heard of hearers) heard()
}

/** A part of the account as it is now, here and in every other place that shows it. */
export const useAccount = <Part>(part: (account: Account) => Part): Part =>
  useSyncExternalStore(
    hear,
    () => part(account),
    () => part(nobody),
  )

/** Calls back whenever the line hears of something from now on, until the function it answers is called. */
export const onNews = (heard: () => void) => {
  let known = account.news
  return hear(() => {
    if (account.news === known) return
    known = account.news
    heard()
  })
}

const personOf = (auth: Auth | null) => [auth?.tutor_info, auth?.client_info, auth?.admin_info].map((info) => info?.id).join()

/** Lets other tabs know who is here now: a browser tells them of a value that changed. */
export const tellTabs = (auth: Auth | null | undefined) => local.write('account', personOf(auth ?? null))

/** Another tab told that who is here has changed. */
let isTold = false

const someoneIn = (found: Auth | undefined): Auth | null => (found && (found.current_role || found.admin) ? found : null)
const isOther = (auth: Auth | null) => personOf(auth) !== personOf(account.auth)

let isElse = false
/** Whether somebody else is here now while words of the cabinet's owner wait in it: those are for nobody else to send. */
export const isSomebodyElse = () => isElse

/** Whom a cabinet is being opened anew for: an answer that comes before it has gone tells nothing new. */
let next: string | undefined

/** Takes in who is here. A cabinet whose owner has gone is opened anew, unless that would lose words: those are kept until they are sent. */
export function arrive(found: Auth | undefined) {
  const auth = someoneIn(found)
  // one that did not know its owner yet hears of it from the other tab alone
  if (!(account.auth ? isOther(auth) : isTold && !auth) || !document.getElementById('cabinet')) return become(found)
  tellTabs(auth)
  isElse = true
  if (wouldLose() || next === personOf(auth)) return
  next = personOf(auth)
  window.location.reload()
}

/** Takes in who is here, and leaves open what is: it tells of what they did themselves. A reading that is still under way knows less. */
export function become(found: Auth | undefined) {
  taken = asked + 1
  isElse = false
  const auth = someoneIn(found)
  tellTabs(auth)
  tell({ auth, ...(isOther(auth) && { bell: null, unread: null }) })
}

let asked = 0
let taken = 0

/** Asks again who is here; an answer that was asked for before the last one taken knows less. */
export async function readAuth() {
  asked += 1
  const mine = asked
  const { status, auth } = await api.get('/auth/role/get')
  if (status === 'fail' || mine < taken) return
  arrive(auth)
  // those asked for after it may still tell more
  taken = mine
}

/** Asks again because another tab tells of somebody else. */
export function hearTab({ key }: StorageEvent) {
  if (key !== 'account') return
  isTold = true
  void readAuth()
}

/** Whether two readings of the bell tell of different things. */
export const isNews = (one: Notifications | null | undefined, other: Notifications | null | undefined): boolean =>
  one != null && other != null && JSON.stringify(one) !== JSON.stringify(other)

let last = 0

/** Reads again what waits for the tutor or client who is here; of several readings at once the last one asked for counts. */
export async function readBell() {
  const role = account.auth?.current_role
  last += 1
  const mine = last
  if (role === 'tutor') {
    const answer = await api.get('/tutor/on_site_notifications')
    if (answer.status === 'success' && mine === last) tell({ bell: answer.data, unread: unreadIn(answer.data) })
  } else if (role === 'client') {
    const answer = await api.get('/client/on_site_notifications')
    if (answer.status === 'success' && mine === last) tell({ unread: answer.data.count })
  }
}

const unreadIn = ({ client_notifications, admin_notifications }: Notifications) =>
  [client_notifications, admin_notifications].flatMap((one) => Object.values(one)).reduce((sum, { count }) => sum + count, 0)
