import type { Behaviour } from '../island.tsx'
import { signInByToken } from '../layout/account/token.ts'

/** Signs in by a mailed link on pages without a sign-in menu; what such a page says or where it leads depends on who asks, so it is asked for again (spec: public 2.7). */
const mailedLink: Behaviour<object> = async (_, __, openSite) => {
  if (await signInByToken(await openSite())) window.location.reload()
}

export default mailedLink
