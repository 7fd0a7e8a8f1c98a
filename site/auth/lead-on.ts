import type { Auth } from '../../schemas/index.ts'
import { beginsAtProfile } from '../../schemas/tutor-status.ts'
import { type Outcome, redirect, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'

const homes = {
  tutor: ({ tutor_info }: Auth) => pathTo(tutor_info && beginsAtProfile(tutor_info.status) ? 'profile' : 'newOrders'),
  client: () => pathTo('clientOrders'),
} as const

/**
 * Who is signed in already is led to where the sign-in would have led, in the role it is for: a phone has no other switch (spec: decisions AUTH-14).
 * Null for everybody else.
 */
export async function leadOn({ api }: Visit, role: keyof typeof homes, back: string | undefined): Promise<Outcome | null> {
  const { auth } = await api.get('/auth/role/get')
  if (!auth?.[role]) return null
  if (auth.current_role !== role) await api.post('/auth/role/set', { role })
  return redirect(back ?? homes[role](auth))
}
