import { localPath } from '../../editions/local-path.ts'
import type { Auth } from '../../schemas/auth.ts'
import { type Page, roleAt, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import type { PageRequest, Rendered } from './contract.ts'
import { moved } from './moved.ts'
import { isReadable } from './visit.ts'

const signIn = { tutor: pathTo('tutorLogin'), client: pathTo('clientLogin') } as const

/** What answers in the place of a screen: the way to sign in for who may not open it, or what takes the token of a mailed link. Null lets them in (spec: decisions AUTH-5). */
export async function guard(page: Page, visit: Visit, request: PageRequest): Promise<Rendered | 'opening' | null> {
  const { query, fields } = request
  const role = roleAt(page, query)
  if (!role) return null
  const isIn = mayOpen(role, page, (await visit.api.get('/auth/role/get')).auth)
  const auth_token = query.get('ak')
  const asked = auth_token === null ? request.asked : withoutToken(request.asked)
  if (!auth_token) return isIn ? null : toSignIn(page, { ...request, asked })
  const { status } = await visit.api.post(fields ? '/auth/login_by_token' : '/auth/check_token', { auth_token })
  // one that holds is of whom the mail was for, whoever is here; with one that does not they stay as they were
  if (status === 'fail') return isIn ? null : toSignIn(page, { ...request, asked }, { link: 'used' })
  // a token is taken by script or by a press, so that a mail scanner that follows the link doesn't use it up
  return fields ? moved(303, asked) : 'opening'
}

/** To the form of who may open the page, which leads back here. */
export function toSignIn(page: Page, { edition, language, asked, query }: PageRequest, why?: { link: 'used' }): Rendered {
  const more = new URLSearchParams({ ...(isReadable(asked) && { back: asked }), ...why })
  return moved(302, localPath(edition, language, signIn[roleAt(page, query) ?? 'client']) + (more.size > 0 ? `?${more}` : ''))
}

/** Whether a visitor may open a screen: as the one whose it is, or as a member of staff where they may look. */
const mayOpen = (role: 'tutor' | 'client', { forStaff }: Page, auth: Auth | undefined) =>
  auth?.[role] === true || (forStaff === true && auth?.admin === true)

/** The address of a mailed link after its token was taken (spec: decisions AUTH-5). */
function withoutToken(asked: string): string {
  const [path = '', search = ''] = asked.split(/\?(.*)/s)
  const query = new URLSearchParams(search)
  query.delete('ak')
  return query.size > 0 ? `${path}?${query}` : path
}
