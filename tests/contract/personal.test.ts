import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '../../schemas/index.ts'
import { allRoutes } from '../../server/app.ts'
import { changes, isPersonal } from '../../server/calls.ts'
import { useApp } from '../app.ts'
import { buildAdmin } from '../build/admins.ts'
import { buildClient } from '../build/clients.ts'
import { buildReference } from '../build/reference.ts'
import { buildSession } from '../build/sessions.ts'
import { buildTutor } from '../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
const all = allRoutes.map(({ call: one }) => one)
const nameOf = ({ method, path }: Call) => `${method} ${path}`

/** What takes something away, or speaks of a password; in the cabinets of an address or phone too. */
const sensitive = ({ method, path }: Call) =>
  method === 'DELETE' ||
  /(^|[/_])(delete|deleted|deletion|password|reset|merchant)([/_]|$)/.test(path) ||
  /^\/(client|tutor)\/(.*\/)?(email|phone|wallet|card|payment)s?\//.test(path)
/** Calls that their address makes look so, each with the reason why staff may make them in another's name. */
const harmless: Record<string, string> = {
  'POST /admin/order/delete_tutor': 'takes a tutor off an order, which they may be put back on',
  'POST /tutor/profile/password/check_reset_code': 'only looks',
  'POST /tutor/email/confirm': 'is for who holds the link, whoever is signed in',
}
/** What else is for the person alone, where the address does not say so. */
const others: Record<string, string> = {
  'POST /admin/admin/create': 'sets a password',
  'POST /admin/admin/save': 'sets a password and the address to sign in with',
  'POST /admin/client/merge': 'deletes one of the two',
  'POST /admin/telephony/call/outcome_new': 'rings at whom staff act for',
  'POST /admin/telephony/call/outcome_call_to_tutor': 'rings at whom staff act for',
  'POST /client/additional_email_subscription/subscribe': 'says where mails of a person go',
  'POST /client/contact/set': 'changes the phone or address to sign in with',
  'POST /client/contact/confirm': 'changes the phone or address to sign in with',
  'POST /client/contact/doubt/answer': 'says whose a phone or address is',
  'POST /tutor/billing_data/save': 'says whom money is for',
  'POST /tutor/terms/confirm': 'nobody accepts terms for another',
  'POST /client/terms/confirm': 'nobody accepts terms for another',
  'POST /admin/authorize/client': 'nobody acts for one through another',
  'POST /admin/authorize/tutor': 'nobody acts for one through another',
  'POST /admin/authorize/admin': 'nobody acts for one through another',
}

describe('a call is refused to staff in another’s name', () => {
  const changing = all.filter((one) => changes(one) && !one.raw)

  test.each(changing)('$method $path: if it moves money, deletes, or is about a password, address or phone', (one) => {
    const name = nameOf(one)
    const isFor = one.once === true || name in others || (sensitive(one) && !(name in harmless))
    expect(isPersonal(one)).toBe(isFor)
  })

  test('which is so of nothing that only reads, but for all that is kept of somebody', () => {
    // a payment that begins is written aside, so that no connection waits for the bank
    const begins = /\/get_payment_(url|form)\//
    const reads = all.filter((one) => !changes(one) && one.personal && !begins.test(one.path)).map(nameOf)
    expect(reads).toEqual(['GET /tutor/privacy/download_files'])
  })

  test('and each exception is a call that there is', () => {
    const names = all.map(nameOf)
    expect(Object.keys({ ...harmless, ...others }).filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('over HTTP', () => {
  const acting: Record<string, string> = {}
  let self = ''
  beforeAll(async () => {
    await buildReference(database)
    const by = (await buildAdmin(database)).id
    const until = { impersonator_admin_id: by, acting_until: new Date(clock.now.getTime() + 3_600_000), admin_seen_at: clock.now }
    const [client, tutor] = [await buildClient(database), await buildTutor(database)]
    acting.client = await buildSession(database, { client_id: client.id, admin_id: by, ...until }, clock.now)
    acting.tutor = await buildSession(database, { tutor_id: tutor.id, admin_id: by, ...until }, clock.now)
    acting.admin1 = await buildSession(database, { admin_id: (await buildAdmin(database)).id, ...until }, clock.now)
    self = await signInAs({ admin: by })
  })

  const cases = all
    .filter((one) => !one.path.endsWith('/logout'))
    .flatMap((one) =>
      ['client', 'tutor', 'admin1'].filter((role) => one.allow.includes(role as never)).map((role) => ({ one, role, name: nameOf(one) })),
    )
  test.each(cases)('$name for a $role', async ({ one, role }) => {
    const { code, error } = await call(one, {} as never, { as: acting[role] })
    if (isPersonal(one)) expect([code, error]).toEqual([403, 'forbidden'])
    else expect(one.path === '/auth/role/set' ? 200 : code).not.toBe(403)
  })

  test.each(all.filter((one) => isPersonal(one) && one.allow.includes('admin1')))('$method $path is open to staff as themselves', async (one) => {
    for (const as of [self, acting.client]) expect((await call(one, {} as never, { as })).code).not.toBe(403)
  })
})
