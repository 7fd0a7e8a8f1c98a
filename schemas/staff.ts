import * as z from 'zod/mini'
import {
  AnyOf,
  call,
  Email,
  Flag,
  Id,
  Ids,
  Int,
  JsonText,
  listOf,
  OneOf,
  or,
  Page,
  Password,
  Payload,
  some,
  Text,
  Uploaded,
  Version,
  Words,
} from './common.ts'
import { area } from './rights.ts'
import { staffStatuses, staffToggles } from './staff-terms.ts'
import { Avatar } from './tutors.ts'
import { pictureTypes } from './upload-terms.ts'

export const StaffFilters = /* @__PURE__ */ z.object({
  ids: some(Ids),
  /** In the name, the e-mail and the phone. */
  text: some(Text(1, 100)),
  status: AnyOf(staffStatuses),
  active: some(Flag),
})
export type StaffFilters = z.output<typeof StaffFilters>

const Original = /* @__PURE__ */ z.nullable(z.object({ url: z.string() }))

/** A member of staff; the contacts of an owner are empty to everybody but owners (spec: decisions ADM-6). */
export const StaffMember = /* @__PURE__ */ z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    status: z.literal(staffStatuses),
    phone: z.string(),
    telephony_ext: z.string(),
    active: z.boolean(),
    receives_calls: z.boolean(),
    receives_notifications: z.boolean(),
    avatar: z.nullable(z.string()),
    /** The picture that the avatar is cut from. */
    avatar_original: Original,
    created_at: z.int(),
    last_login_at: z.nullable(z.int()),
    /** Orders of theirs that are neither paid nor lost. */
    open_orders: z.int(),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'StaffMember' })

const input = {
  name: Text(2, 100),
  email: Email,
  status: OneOf(staffStatuses),
  phone: or(Text(0, 30), ''),
  /** Of the switchboard. */
  telephony_ext: or(z.string().check(z.trim(), z.maxLength(10), z.regex(/^\d*$/)), ''),
  active: or(Flag, true),
  receives_calls: or(Flag, false),
  receives_notifications: or(Flag, true),
}

/** Whose the open orders become: one manager's, or in turn those on shift. */
const heirs = { to_admin_id: some(Id), in_turn: some(Flag) }

const about = { allow: area('staff') }
const answer = { admin: StaffMember }

export const listStaff = call('POST', '/admin/admins', {
  ...about,
  about: 'Members of staff by filters, those who work here first (decisions ADM-6)',
  body: { page: Page, filters: or(JsonText(StaffFilters), {}) },
  answer: listOf('admins', StaffMember),
  changes: false,
})
export const getStaff = call('GET', '/admin/admin/get', {
  ...about,
  about: 'One member of staff (decisions ADM-6)',
  query: { admin_id: Id },
  answer,
  errors: ['not_found'],
})
export const createStaff = call('POST', '/admin/admin/create', {
  ...about,
  about: 'Adds a member of staff; an owner is added by owners alone (decisions ADM-1, ADM-6)',
  body: { admin: Payload(z.object({ ...input, password: Password })) },
  answer,
  errors: ['forbidden'],
  personal: true,
})
export const saveStaff = call('POST', '/admin/admin/save', {
  ...about,
  about: 'Changes a member of staff; a password that is left out stays, a new one signs them out (decisions ADM-1, ADM-6)',
  body: { admin: Payload(z.object({ id: Id, ...input, password: some(Password), version: Version })) },
  answer,
  errors: ['forbidden', 'not_found', 'conflict', 'last_admin'],
  personal: true,
})
export const toggleStaff = call('POST', '/admin/admin/change_checkout', {
  ...about,
  about: 'Turns one yes or no of a member of staff (decisions ADM-6)',
  body: { admin_id: Id, field: Words(staffToggles), value: Flag },
  errors: ['forbidden', 'not_found', 'last_admin'],
})
export const deleteStaff = call('POST', '/admin/admin/delete', {
  ...about,
  about:
    'Takes a member of staff out of the list and signs them out; what they did keeps their name, their open orders become others’ or stay (decisions ADM-6)',
  body: { admin_id: Id, ...heirs },
  errors: ['forbidden', 'not_found', 'last_admin'],
  personal: true,
})
export const handOverOrders = call('POST', '/admin/admin/hand_over', {
  ...about,
  about:
    'Gives the open orders of a member of staff, one who left too, to a manager or in turn to those on shift; many go on in the background (decisions ADM-6, ADM-7)',
  body: { admin_id: Id, ...heirs },
  answer: { handed: z.int(), left: z.int() },
  errors: ['forbidden', 'not_found'],
})

const avatar = { answer: { avatar: z.nullable(Avatar), avatar_original: Original }, errors: ['forbidden', 'not_found'] as const }
export const setStaffAvatar = call('POST', '/admin/admin/avatar/set', {
  ...about,
  about: 'Takes the photo of a member of staff and cuts it in the middle (decisions API-15)',
  body: { admin_id: Id, avatar: Uploaded },
  ...avatar,
  errors: [...avatar.errors, 'file_type', 'file_too_big'],
  uploads: { most: 1, types: pictureTypes },
})
export const cropStaffAvatar = call('POST', '/admin/admin/avatar/crop', {
  ...about,
  about: 'Cuts the photo anew, in pixels of the original (decisions API-15)',
  body: { admin_id: Id, x: Int(0, 10_000), y: Int(0, 10_000), width: Int(1, 10_000), height: Int(1, 10_000) },
  ...avatar,
})
export const removeStaffAvatar = call('POST', '/admin/admin/avatar/remove', {
  ...about,
  about: 'Takes the photo of a member of staff away (decisions API-15)',
  body: { admin_id: Id },
  ...avatar,
})
