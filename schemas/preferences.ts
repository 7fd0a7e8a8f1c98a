import * as z from 'zod/mini'
import { call, counted, Text } from './common.ts'
import { area } from './rights.ts'

/** Lists that one person may have set up. */
export const MOST_PREFERENCES = 100
const Names = /* @__PURE__ */ z.array(/* @__PURE__ */ Text(1, 60)).check(z.maxLength(100))
/** Name in the panel's store → columns by their names: `{ "users_orders.datatable": ["levels"] }`. */
export const Preferences = /* @__PURE__ */ counted(z.record(Text(1, 60), Names))

export const getPreferences = call('GET', '/admin/preferences/get', {
  about: 'How the signed-in member of staff has set up their lists (record 12)',
  allow: area('session'),
  answer: { preferences: Preferences },
})
export const setPreferences = call('POST', '/admin/preferences/set', {
  about: 'Keeps how the signed-in member of staff has set up some of their lists (record 12)',
  allow: area('session'),
  body: { preferences: Preferences },
})
