import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cropStaffAvatar, getList, getStaff, listStaff, removeStaffAvatar, setStaffAvatar } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { takeUnusedAway } from '../../build/unused.ts'

const own = await useApp()
const { call, database, settings, signInAs } = own
const owner = await buildAdmin(database)
const manager = await buildAdmin(database, { status: 2 })
const as = await signInAs({ admin: owner.id })
const head = await signInAs({ admin: (await buildAdmin(database, { status: 4 })).id })

const photo = async (width = 400, height = 300, background = '#3a7bd5') =>
  new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    { type: 'image/jpeg' },
  )
const admin_id = manager.id
const fileOf = (url = '') => join(settings.uploadsDir, basename(url))

describe('the photo of a member of staff', () => {
  test('is shown in the list, in the record and to themself', async () => {
    const { data } = await call(setStaffAvatar, { admin_id, avatar: await photo() }, { as })
    const preview = data.avatar?.preview_url
    expect(existsSync(fileOf(preview))).toBe(true)
    const { admins } = (await call(listStaff, { filters: { ids: [admin_id] } }, { as })).data
    const { admin } = (await call(getStaff, { admin_id }, { as })).data
    expect([admins[0]?.avatar, admin.avatar, admin.avatar_original]).toEqual([preview, preview, data.avatar_original])
    const own = await signInAs({ admin: admin_id })
    expect((await call(getList, {}, { as: own })).auth?.admin_info?.avatar).toBe(preview)
  })

  test('is cut anew from what was sent, and nowhere outside of it', async () => {
    const { data } = await call(setStaffAvatar, { admin_id, avatar: await photo(400, 300, '#aa3311') }, { as })
    const cut = await call(cropStaffAvatar, { admin_id, x: 10, y: 20, width: 200, height: 200 }, { as })
    expect(cut.data.avatar_original).toEqual(data.avatar_original)
    expect((await sharp(fileOf(cut.data.avatar?.url)).metadata()).width).toBe(512)
    expect((await call(cropStaffAvatar, { admin_id, x: 300, y: 0, width: 200, height: 200 }, { as })).error).toEqual({ x: 'too_big' })
  })

  test('is taken away with its files, and then there is nothing to cut', async () => {
    const { data } = await call(setStaffAvatar, { admin_id, avatar: await photo(400, 300, '#11aa33') }, { as })
    expect((await call(removeStaffAvatar, { admin_id }, { as })).data).toEqual({ avatar: null, avatar_original: null })
    await takeUnusedAway(own)
    for (const url of [data.avatar?.url, data.avatar_original?.url]) expect(existsSync(fileOf(url))).toBe(false)
    expect((await call(cropStaffAvatar, { admin_id, x: 0, y: 0, width: 10, height: 10 }, { as })).error).toBe('not_found')
  })

  test('is refused where it is no picture', async () => {
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], { type: 'image/jpeg' })
    expect((await call(setStaffAvatar, { admin_id, avatar: svg }, { as })).error).toBe('file_type')
  })

  test('of an owner is changed by owners alone', async () => {
    const avatar = await photo()
    expect((await call(setStaffAvatar, { admin_id: owner.id, avatar }, { as: head })).error).toBe('forbidden')
    expect((await call(removeStaffAvatar, { admin_id: owner.id }, { as: head })).error).toBe('forbidden')
    expect((await call(setStaffAvatar, { admin_id, avatar }, { as: head })).error).toBeNull()
    expect((await call(removeStaffAvatar, { admin_id: 99_999 }, { as })).error).toBe('not_found')
  })

  test('leaves one line in the journal for each change', async () => {
    const before = await database.drizzle.$count(adminLog)
    await call(setStaffAvatar, { admin_id, avatar: await photo() }, { as })
    expect((await database.drizzle.$count(adminLog)) - before).toBe(1)
  })
})
