import { pathTo } from '../routes.ts'

/** Where a confirmed address leads: to the profile, and who has to sign in first is told what was done (spec: public 2.7). */
export const confirmedPath = `${pathTo('tutorLogin')}?${new URLSearchParams({ confirmed: '1', back: pathTo('profile') })}`
