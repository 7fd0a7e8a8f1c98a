import type * as z from 'zod/mini'
import type { Auth, getList } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { api } from './staff-api.ts'

export interface Session extends z.output<(typeof getList)['answer']> {
  admin: { id: number; name: string; status: number; avatar: string | null }
  /** Who really acts where it is not them; staff who act for a client or tutor are here as themselves. */
  impersonator: Auth['impersonator']
}

let known: { path: string; session: Promise<Session> } | null = null

async function ask(): Promise<Session> {
  const answer = await api.get('/admin/get_list')
  const data = await dataOf(Promise.resolve(answer))
  const { admin_info: admin, impersonator = null } = answer.auth ?? {}
  if (!admin) throw new Error('get_list answered without auth.admin_info')
  return { ...data, admin, impersonator: impersonator?.id === admin.id ? null : impersonator }
}

/** Who is signed in and what waits for them, asked again on every change of route (spec: back-office 2.3). */
export function sessionAt(path: string): Promise<Session> {
  if (known?.path !== path) known = { path, session: ask() }
  return known.session
}

/** After a sign-in, a sign-out, or a notification that was read. */
export const forgetSession = () => {
  known = null
}

/** Whether the last answer held a member of staff. */
export const isSignedIn = () =>
  (known?.session ?? Promise.reject()).then(
    () => true,
    () => false,
  )
