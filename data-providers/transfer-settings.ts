import type * as z from 'zod/mini'
import type { saveTransferSetting } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { resource } from './resource.ts'
import { api } from './staff-api.ts'

export const transferSettings = resource({
  list: async ({ page }) => {
    const { settings, total_count, transfer_offline_lesson } = await dataOf(api.get('/admin/lesson_school_transfer_settings/get', { page }))
    return { data: settings, total: total_count, meta: { transfer_offline_lesson } }
  },
  one: async (id) => (await dataOf(api.get('/admin/lesson_school_transfer_setting/get', { id }))).setting,
  save: async (id, setting: Omit<z.input<typeof saveTransferSetting.input>['setting'], 'id'>) =>
    (await dataOf(api.post('/admin/lesson_school_transfer_setting/save', { setting: { ...setting, id } }))).setting,
})
