import { type AdminStatus, beginsAtProfile, STAFF_STATUS } from '../../schemas/index.ts'
import { sitePaths } from '../seo/site-paths.ts'

/** Where a tutor begins: at the profile as long as it is to be completed, else at the new orders (spec: decisions AUTH-6). */
export const tutorHome = (status: number) => (beginsAtProfile(status) ? sitePaths.tutorProfile : sitePaths.newOrders)

/** Where staff begin who act for a client or tutor (spec: decisions AUTH-19). */
export const actingHome = { client: sitePaths.clientOrders, tutor: sitePaths.tutorProfile }

/** Where staff begin: the first entry of their menu (spec: decisions ADM-2). */
export const adminHome: Readonly<Record<AdminStatus, string>> = {
  [STAFF_STATUS.owner]: '/panel/desktop/',
  [STAFF_STATUS.manager]: '/panel/users_orders/',
  [STAFF_STATUS.content]: '/panel/pages_show/',
  [STAFF_STATUS.head]: '/panel/desktop/',
}
