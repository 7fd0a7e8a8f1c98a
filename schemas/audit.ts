import * as z from 'zod/mini'
import { Id, some, Text, UnixTime } from './common.ts'
import { restList, restOne } from './rest.ts'
import { area } from './rights.ts'

/** What a change can be about; a target is one of these and a number, `order 12`. */
export const auditTargets = [
  ...([
    'order',
    'tutor',
    'client',
    'admin',
    'response',
    'ad',
    'blog',
    'site_review',
    'video',
    'news',
    'news_category',
    'static_page',
    'block',
    'merchant',
    'payment_doubt',
    'email_profile',
    'email',
    'sms',
    'phone_call',
    'h2text',
    'page_metatags',
    'mailing',
    'vacancy',
    'examination_test',
    'tag',
    'message',
    'job',
    'experiment',
    'record',
  ] as const),
  ...(['lesson', 'level', 'city', 'district', 'subdistrict'] as const),
] as const

/** One change that staff made (spec: decisions ADM-15). */
export const AuditLine = /* @__PURE__ */ z
  .object({
    id: z.int(),
    admin_id: z.int(),
    admin_name: z.string(),
    acting_as: z.nullable(z.string()),
    at: z.int(),
    call: z.string(),
    target: z.nullable(z.string()),
    changes: z.nullable(z.record(z.string(), z.unknown())),
    ip: z.string(),
  })
  .register(z.globalRegistry, { id: 'AuditLine' })
const about = { allow: area('audit'), row: AuditLine }
export const listAudit = restList('/rest/audit', 'Every change that staff made, newest first (decisions ADM-15)', {
  ...about,
  filter: z.object({
    admin_id: some(Id),
    call: some(Text(1, 100)),
    target: some(Text(1, 60)),
    /** The number of an order, tutor, client or any other target. */
    record: some(Id),
    at_from: some(UnixTime),
    at_to: some(UnixTime),
  }),
})
export const getAuditLine = restOne('/rest/audit/{id}', 'One line of the audit trail (decisions ADM-15)', about)
