import { type Outcome, redirect, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'

const homes = { tutor: pathTo('newOrders'), client: pathTo('clientOrders') } as const

/** Who is signed in already is led to where the sign-in would have led; null for everybody else. */
export async function leadOn({ api }: Visit, role: keyof typeof homes, back: string | undefined): Promise<Outcome | null> {
  const { auth } = await api.get('/auth/role/get')
  return auth?.[role] ? redirect(back ?? homes[role]) : null
}
