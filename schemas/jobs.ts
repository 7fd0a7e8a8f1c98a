import * as z from 'zod/mini'
import { call, Id, some, Text, Words } from './common.ts'
import { jobStates } from './job-terms.ts'
import { restDelete, restList, restOne } from './rest.ts'
import { area } from './rights.ts'

/** Something to be done in the background. What it was added with is not told: it may hold what is nobody's business. */
export const JobRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    task: z.string(),
    /** Jobs of one queue run one after the other. */
    queue: z.nullable(z.string()),
    state: z.enum(jobStates),
    attempts: z.int(),
    max_attempts: z.int(),
    last_error: z.string(),
    created_at: z.int(),
    /** When it may run, or run again. */
    run_at: z.int(),
    started_at: z.nullable(z.int()),
    /** When its last attempt ended, or staff changed it. */
    updated_at: z.int(),
  })
  .register(z.globalRegistry, { id: 'JobRow' })

const about = { allow: area('jobs'), row: JobRow }
export const listJobs = restList('/rest/jobs', 'Jobs that run, wait or failed, newest first (decisions OPS-8)', {
  ...about,
  filter: z.object({ state: some(Words(jobStates)), task: some(Text(1, 60)) }),
})
export const getJob = restOne('/rest/jobs/{id}', 'One job of the background (decisions OPS-8)', about)
export const deleteJob = restDelete('/rest/jobs/{id}', 'Takes a job that failed or was stopped off the list (decisions OPS-8)', {
  ...about,
  errors: ['wrong_status'],
})

const act = { allow: area('jobs'), query: { id: Id }, answer: { job: JobRow }, errors: ['not_found', 'wrong_status'] as const }
export const retryJob = call('POST', '/rest/jobs/{id}/retry', {
  ...act,
  about: 'Lets a job that does not run begin anew, at once (decisions OPS-8)',
})
export const stopJob = call('POST', '/rest/jobs/{id}/stop', {
  ...act,
  about: 'Stops a job that waits: it is not tried any more until somebody retries it (decisions OPS-8)',
})
