import * as z from 'zod/mini'
import { Id, Text } from './common.ts'
import { restList, restOne } from './rest.ts'
import { area } from './rights.ts'

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
  filter: z.object({ admin_id: z.optional(Id), call: z.optional(Text(1, 100)), target: z.optional(Text(1, 60)) }),
})
export const getAuditLine = restOne('/rest/audit/{id}', 'One line of the audit trail (decisions ADM-15)', about)
