import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { ask } from './ask.ts'
import { p } from './panel.ts'
import { settled } from './settled.ts'

const { visit } = await useBrowser()

// Nobody else's journey looks for tutors of chess.
const CHESS = 46

test('staff rename a subject’s address, the older one leads on; turned off it leaves the site at once; one that somebody teaches stays', async () => {
  const staff = await visit(`/panel/users_lessons/${CHESS}/`, { as: 'staff 1', meets: [400, 409] })
  const renamed = `shahmaty-${Date.now()}`
  const statuses = async () => [(await ask('/repetitor/shahmaty/')).status, (await ask(`/repetitor/${renamed}/`)).status]
  expect(await statuses()).toEqual([200, 404])

  await save(staff, renamed)
  await expect.poll(statuses).toEqual([301, 200])

  await staff.goto(`/panel/users_lessons/?filter={"text":"${renamed}"}`)
  const isOn = staff.getByRole('row').getByRole('switch').first()
  await isOn.click()
  await expect.poll(statuses).toEqual([410, 410])
  await expect.poll(() => isOn.isChecked()).toBe(false)
  await settled(staff)
  await isOn.click()
  await expect.poll(statuses).toEqual([301, 200])

  await staff.goto(`/panel/users_lessons/${CHESS}/`)
  await staff.getByRole('button', { name: p.ra.action.delete }).click()
  await staff.getByRole('dialog').getByRole('button', { name: p.ra.action.delete }).click()
  await staff.getByText(p.toast.in_use_by.split('{')[0] ?? '').waitFor()

  await save(staff, 'shahmaty')
  await expect.poll(statuses).toEqual([200, 301])
})

async function save(staff: Page, alias: string) {
  await staff.goto(`/panel/users_lessons/${CHESS}/`)
  await staff.getByRole('textbox', { name: p.fields.alias, exact: true }).fill(alias)
  await staff.getByRole('button', { name: p.common.save, exact: true }).click()
  await staff.getByText(p.ra.notification.updated.one ?? '').waitFor()
}
