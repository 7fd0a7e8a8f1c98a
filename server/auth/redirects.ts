import { type AdminStatus, STAFF_STATUS } from '../../schemas/index.ts'
import { sitePaths } from '../seo/site-paths.ts'

const PROFILE_STATUSES = [1, 7]

/** Where a tutor begins: at the profile as long as it is to be completed, else at the new orders (spec: decisions AUTH-6). */
export const tutorHome = (status: number) => (PROFILE_STATUSES.includes(status) ? sitePaths.tutorProfile : sitePaths.newOrders)

/**
 * Where staff begin who act for a client or tutor (spec: decisions AUTH-19). A tutor's own place is the profile, which has no page before the cabinets are whole: until then
 * it is their new orders.
 */
export const actingHome = { client: sitePaths.clientOrders, tutor: sitePaths.newOrders }

/** Where staff begin: the first entry of their menu (spec: decisions ADM-2). */
export const adminHome: Readonly<Record<AdminStatus, string>> = {
  [STAFF_STATUS.owner]: '/panel/desktop/',
  [STAFF_STATUS.manager]: '/panel/users_orders/',
  [STAFF_STATUS.content]: '/panel/pages_show/',
  [STAFF_STATUS.head]: '/panel/desktop/',
}
