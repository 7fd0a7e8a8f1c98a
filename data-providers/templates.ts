import type * as z from 'zod/mini'
import type { createEmail, createEmailProfile, createSms, saveEmail, saveEmailProfile, saveSms, TemplateFilters } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

const listEmails = async ({ page, filter }: ListQuery) => {
  const { emails, total_count } = await dataOf(api.post('/admin/emails/get', { page, filters: filter as TemplateFilters }))
  return { data: emails, total: total_count }
}

export const emails = resource({
  list: listEmails,
  many: async (ids) => (await listEmails(byIds(ids))).data,
  one: async (id) => (await dataOf(api.get('/admin/email/get', { id }))).email,
  create: async (email: z.input<typeof createEmail.input>['email']) => (await dataOf(api.post('/admin/email/create', { email }))).email,
  save: async (id, email: z.input<typeof saveEmail.input>['email']) =>
    (await dataOf(api.post('/admin/email/save', { email: { ...email, id } }))).email,
  remove: (id) => dataOf(api.post('/admin/email/delete', { id })),
})

const listSms = async ({ page, filter }: ListQuery) => {
  const { smslist, total_count } = await dataOf(api.post('/admin/smslist/get', { page, filters: filter as TemplateFilters }))
  return { data: smslist, total: total_count }
}

export const sms = resource({
  list: listSms,
  many: async (ids) => (await listSms(byIds(ids))).data,
  one: async (id) => (await dataOf(api.get('/admin/sms/get', { id }))).sms,
  create: async (sms: z.input<typeof createSms.input>['sms']) => (await dataOf(api.post('/admin/sms/create', { sms }))).sms,
  save: async (id, sms: z.input<typeof saveSms.input>['sms']) => (await dataOf(api.post('/admin/sms/save', { sms: { ...sms, id } }))).sms,
  remove: (id) => dataOf(api.post('/admin/sms/delete', { id })),
})

const listProfiles = async ({ page }: { page: number }) => {
  const { profiles, total_count } = await dataOf(api.get('/admin/email/profiles/get', { page }))
  return { data: profiles, total: total_count }
}

export const emailProfiles = resource({
  list: listProfiles,
  many: async (ids) => (await listProfiles({ page: 1 })).data.filter(({ id }) => ids.includes(id)),
  one: async (id) => (await dataOf(api.get('/admin/email/profile/get', { id }))).profile,
  create: async (profile: z.input<typeof createEmailProfile.input>['profile']) =>
    (await dataOf(api.post('/admin/email/profile/create', { profile }))).profile,
  save: async (id, profile: z.input<typeof saveEmailProfile.input>['profile']) =>
    (await dataOf(api.post('/admin/email/profile/save', { profile: { ...profile, id } }))).profile,
  remove: (id) => dataOf(api.post('/admin/email/profile/delete', { id })),
})
