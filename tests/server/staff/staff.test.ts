import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStaff, deleteStaff, getList, getStaff, listStaff, loginAdmin, saveStaff, toggleStaff } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { admins } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'

const { call, database, signInAs } = await useApp()

let n = 0
const fields = () => ({ name: `Колега ${++n}`, email: `colleague${n}@example.com`, status: 2 as const })
const rowOf = async (id: number) => (await database.drizzle.select().from(admins).where(eq(admins.id, id)))[0]

let owner: Awaited<ReturnType<typeof buildAdmin>>
let as = ''
let asHead = ''
beforeEach(async () => {
  await database.drizzle.update(admins).set({ status: 2 })
  owner = await buildAdmin(database, { status: 1, email: `owner${++n}@example.com`, phone: '+77010000001' })
  as = await signInAs({ admin: owner.id })
  asHead = await signInAs({ admin: (await buildAdmin(database, { status: 4 })).id })
})

const create = (more: object = {}, by = as) => call(createStaff, { admin: { ...fields(), password: 'long-enough-1', ...more } }, { as: by })
const made = async (more: object = {}) => (await create(more)).data.admin
const save = (admin: object, more: object = {}, by = as) => call(saveStaff, { admin: { ...admin, ...more } as never }, { as: by })
const ownerFields = () => ({ id: owner.id, name: owner.name, email: owner.email, status: 1 as const })

describe('the last owner who works here', () => {
  test.each<[string, () => Promise<{ error: unknown }>]>([
    ['switched off', () => call(toggleStaff, { admin_id: owner.id, field: 'active', value: false }, { as })],
    ['switched off in the form', () => save(ownerFields(), { active: false })],
    ['demoted', () => save(ownerFields(), { status: 2 })],
    ['deleted', () => call(deleteStaff, { admin_id: owner.id }, { as })],
  ])('can’t be %s', async (_, change) => {
    await made({ status: 1, active: false })
    expect((await change()).error).toBe('last_admin')
    expect(await rowOf(owner.id)).toMatchObject({ status: 1, active: true, deleted_at: null })
  })

  test('stays when two owners demote each other at once', async () => {
    const other = await made({ status: 1 })
    const byOther = await signInAs({ admin: other.id })
    const errors = (await Promise.all([save(other, { status: 2 }), save(ownerFields(), { status: 2 }, byOther)])).map(({ error }) => error)
    expect(errors).toContain(null)
    const left = (await database.drizzle.select().from(admins).where(eq(admins.status, 1))).length
    expect(left).toBe(1)
  })
})

describe('to a head an owner', () => {
  test.each<[string, () => Promise<{ error: unknown; code: number }>]>([
    ['is not changed', () => save(ownerFields(), { name: 'Інше ім’я' }, asHead)],
    ['is not switched off', () => call(toggleStaff, { admin_id: owner.id, field: 'active', value: false }, { as: asHead })],
    ['is not given calls', () => call(toggleStaff, { admin_id: owner.id, field: 'receives_calls', value: true }, { as: asHead })],
    ['is not given a password', () => save(ownerFields(), { password: 'another-pass-1' }, asHead)],
    ['is not deleted', () => call(deleteStaff, { admin_id: owner.id }, { as: asHead })],
    ['is not created', () => create({ status: 1 }, asHead)],
    ['is not made of a manager', async () => save(await made(), { status: 1 }, asHead)],
  ])('%s', async (_, change) => {
    const before = await rowOf(owner.id)
    expect(await change()).toMatchObject({ code: 403, error: 'forbidden' })
    expect(await rowOf(owner.id)).toEqual(before)
  })

  test('shows a name and no contacts, and is found by none of them', async () => {
    const { admin } = (await call(getStaff, { admin_id: owner.id }, { as: asHead })).data
    expect(admin).toMatchObject({ name: owner.name, email: '', phone: '' })
    const found = async (text: string) =>
      (await call(listStaff, { filters: { text } }, { as: asHead })).data.admins.some(({ id }: { id: number }) => id === owner.id)
    expect([await found(owner.email), await found('7010000001'), await found(owner.name)]).toEqual([false, false, true])
  })

  test('keeps contacts out of the journal that heads read too', async () => {
    await save(ownerFields(), { phone: '+77772223344', email: 'changed@example.com' })
    const lines = JSON.stringify(await database.drizzle.select().from(adminLog))
    expect(lines).toContain('phone')
    expect(lines).not.toMatch(/77772223344|changed@example|77010000001/)
  })
})

describe('a member of staff', () => {
  test('signs in with the password they were made with, never told nor written into the journal', async () => {
    const admin = await made()
    expect((await call(loginAdmin, { login: admin.email, password: 'long-enough-1' })).status).toBe('success')
    const told = JSON.stringify([admin, await database.drizzle.select().from(adminLog)])
    expect(told).not.toMatch(/long-enough|argon2/)
  })

  test('keeps the password when none is sent, and is signed out by a new one', async () => {
    const admin = await made()
    const theirs = await signInAs({ admin: admin.id })
    await save(admin, { name: 'Нове ім’я', password: '' })
    expect((await call(getList, {}, { as: theirs })).code).toBe(200)
    expect((await call(loginAdmin, { login: admin.email, password: 'long-enough-1' })).status).toBe('success')
    await save({ ...admin, version: undefined }, { password: 'another-pass-2' })
    expect((await call(getList, {}, { as: theirs })).code).toBe(401)
    expect((await call(loginAdmin, { login: admin.email, password: 'another-pass-2' })).status).toBe('success')
  })

  test('who changes their own password stays signed in', async () => {
    await save(ownerFields(), { password: 'another-pass-3' })
    expect((await call(getList, {}, { as })).code).toBe(200)
  })

  const turn = (admin_id: number, value: boolean) => call(toggleStaff, { admin_id, field: 'active', value }, { as })
  test.each<[string, (admin: { id: number }) => Promise<unknown>]>([
    ['in the list', ({ id }) => turn(id, false)],
    ['in the form', (admin) => save(admin, { active: false })],
  ])('is out at once when switched off %s, and signs in anew when switched on again', async (_, switchOff) => {
    const admin = await made()
    const theirs = await signInAs({ admin: admin.id })
    await switchOff(admin)
    expect((await call(getList, {}, { as: theirs })).code).toBe(401)
    await turn(admin.id, true)
    expect((await call(getList, {}, { as: theirs })).code).toBe(401)
  })

  test('who switches themself off with a new password is out for good too', async () => {
    const other = await made({ status: 1 })
    await save(ownerFields(), { active: false, password: 'another-pass-4' })
    const by = await signInAs({ admin: other.id })
    await call(toggleStaff, { admin_id: owner.id, field: 'active', value: true }, { as: by })
    expect((await call(getList, {}, { as })).code).toBe(401)
  })

  test('who is deleted is out, leaves the list and frees the address for another', async () => {
    const admin = await made()
    const theirs = await signInAs({ admin: admin.id })
    await call(deleteStaff, { admin_id: admin.id }, { as })
    expect((await call(getList, {}, { as: theirs })).code).toBe(401)
    expect((await call(loginAdmin, { login: admin.email, password: 'long-enough-1' })).error).toBe('wrong_credentials')
    expect((await call(getStaff, { admin_id: admin.id }, { as })).error).toBe('not_found')
    expect((await save(admin)).error).toBe('not_found')
    expect((await create({ email: admin.email })).status).toBe('success')
  })

  test('does not delete themself', async () => {
    await made({ status: 1 })
    expect((await call(deleteStaff, { admin_id: owner.id }, { as })).error).toBe('forbidden')
  })

  test('that a colleague changed meanwhile is a conflict with both values', async () => {
    const admin = await made()
    await save(admin, { name: 'Їхнє' })
    const { error, data } = await save(admin, { name: 'Моє' })
    expect([error, data]).toMatchObject(['conflict', { fields: { name: { yours: 'Моє', theirs: 'Їхнє' } } }])
  })
})

test.each<[string, object, object]>([
  ['a name of one letter', { name: 'a' }, { name: 'too_small' }],
  ['an address that is none', { email: 'not-an-address' }, { email: 'invalid_format' }],
  ['a status that there is not', { status: 5 }, { status: 'invalid_value' }],
  ['a short password', { password: 'short1' }, { password: 'too_small' }],
  ['a password without a digit', { password: 'long-enough' }, { password: 'invalid_format' }],
  ['the address for a password', { email: 'me123@example.com', password: 'me123@example.com' }, { password: 'password' }],
  ['an extension with a letter', { telephony_ext: '10a' }, { telephony_ext: 'invalid_format' }],
])('nobody is added with %s', async (_, more, error) => {
  expect((await create(more)).error).toEqual(error)
})

test('an address is one colleague’s, in capitals too', async () => {
  const { email } = await made()
  expect((await create({ email: email.toUpperCase() })).error).toEqual({ email: 'email_taken' })
})

test.each<[string, object, boolean]>([
  ['a part of the address', { text: 'findme' }, true],
  ['the phone', { text: '7050007' }, true],
  ['the phone as people write it', { text: '8 (705) 00-07' }, true],
  ['the status', { status: [3] }, true],
  ['another status', { status: [2, 4] }, false],
  ['those who work here', { active: true }, false],
  ['those who don’t', { active: false }, true],
])('a colleague is found by %s', async (_, filters, isFound) => {
  const { id } = await made({ email: `findme${++n}@example.com`, phone: '+77050007', status: 3, active: false })
  const { data } = await call(listStaff, { filters }, { as })
  expect(data.admins.some((admin) => admin.id === id)).toBe(isFound)
})
