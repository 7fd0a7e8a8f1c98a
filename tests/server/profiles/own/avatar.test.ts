import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import * as calls from '../../../../schemas/index.ts'
import { useApp } from '../../../app.ts'
import { buildReference } from '../../../build/reference.ts'
import { buildTutor } from '../../../build/tutors.ts'
import { takeUnusedAway } from '../../../build/unused.ts'

const own = await useApp({ environment: { RATE_UPLOADS: '3/1h' } })
const { call, clock, database, settings, signInAs } = own
beforeAll(() => buildReference(database))

async function enter() {
  const { id } = await buildTutor(database)
  const as = await signInAs({ tutor: id })
  const set = (bytes: Buffer) => call(calls.setOwnAvatar, { avatar: new Blob([new Uint8Array(bytes)]) as never }, { as })
  return { id, as, set, crop: (part: Parameters<typeof call<typeof calls.cropOwnAvatar>>[1]) => call(calls.cropOwnAvatar, part, { as }) }
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const fileOf = (url = '') => join(settings.uploadsDir, url.split('/').at(-1) ?? '')

test('a tutor sets, cuts and takes away the own photo, which the public page follows at once', async () => {
  const { id, as, set, crop } = await enter()
  const shown = async () => (await call(calls.getTutor, { id })).data.profile?.avatar?.url ?? null
  const first = (await set(await picture(600, 400))).data
  expect(await shown()).toBe(first.avatar?.url)
  const { data, error } = await crop({ x: 10, y: 20, width: 100, height: 100 })
  expect(error).toBeNull()
  expect(await shown()).toBe(data.avatar?.url)
  expect(data.avatar_original).toEqual(first.avatar_original)
  await call(calls.removeOwnAvatar, {}, { as })
  expect(await shown()).toBeNull()
  await takeUnusedAway(own)
  expect(existsSync(fileOf(first.avatar_original?.url))).toBe(false)
})

test.each([
  ['to the right', { x: 501, y: 0, width: 100, height: 100 }, { x: 'too_big' }],
  ['below', { x: 0, y: 350, width: 100, height: 100 }, { y: 'too_big' }],
  ['of no width', { x: 0, y: 0, width: 0, height: 100 }, { width: 'too_small' }],
  ['before its begin', { x: -1, y: 0, width: 10, height: 10 }, { x: 'too_small' }],
])('a part %s is none of the photo', async (_, part, expected) => {
  const { set, crop } = await enter()
  await set(await picture(600, 400))
  expect((await crop(part)).error).toEqual(expected)
})

test('without a photo there is nothing to cut', async () => {
  expect((await (await enter()).crop({ x: 0, y: 0, width: 10, height: 10 })).error).toBe('not_found')
})

test('photos are as many in an hour as the setting says', async () => {
  const { set } = await enter()
  for (const side of [50, 60, 70]) expect((await set(await picture(side, side))).error).toBeNull()
  expect((await set(await picture(80, 80))).error).toBe('too_many_requests')
  clock.move({ hours: 1, seconds: 1 })
  expect((await set(await picture(80, 80))).error).toBeNull()
})
