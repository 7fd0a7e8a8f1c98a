import type { CronItem } from 'graphile-worker'
import { addViews } from './ads/views.ts'
import { forgetSecrets } from './auth/clean-up.ts'
import { compactListingCounts } from './catalogue/compact-counts.ts'
import { recomputeAllScores } from './catalogue/recompute-scores.ts'
import { tellAway } from './chat/away.ts'
import { noteRelayed } from './chat/relayed.ts'
import { eraseClients } from './client-account/erase.ts'
import type { Context } from './context.ts'
import { freeQueues } from './jobs/free-queues.ts'
import type { Job } from './jobs/job.ts'
import { forgetAttempts } from './limits/clean-up.ts'
import { goOnMailing } from './mailings/send.ts'
import { forgetAnswers } from './once/clean-up.ts'
import { compactOrderCounts } from './orders/compact-counts.ts'
import { goOnHandingOver } from './orders/hand-over.ts'
import { runOrderTimers } from './orders/run-timers.ts'
import type { GoneFromSchool, PaidToSchool } from './orders/school.ts'
import { tellSchool, tellSchoolGone, tellSchoolPaid } from './orders/tell-school.ts'
import { deliver, deliverDue } from './outbox/deliver.ts'
import { pruneOutbox } from './outbox/prune.ts'
import { askBanks } from './payments/ask-banks.ts'
import { failUnpaid } from './payments/fail-unpaid.ts'
import { type Returned, refundPayment } from './payments/refund.ts'
import { anonymizeDue } from './privacy/anonymize-due.ts'
import { askToConfirmSchedules } from './profiles/own/confirm-schedule.ts'
import { goOnRelisting } from './reference-admin/relist.ts'
import { forgetRequests } from './requests/clean-up.ts'
import { tellCandidate } from './school/tell-candidate.ts'
import { endActingInTime } from './sessions/acting.ts'
import { forgetSessions } from './sessions/clean-up.ts'
import { matchTags } from './tags/match.ts'
import { ringLine, stepLine } from './telephony/play.ts'
import { endTops } from './tops-admin/end.ts'
import { pruneUploads } from './uploads/prune.ts'
import { shelvePapers } from './uploads/shelve.ts'
import { dropUploads } from './uploads/unused.ts'
import { compactDailyCounts } from './visits/compact.ts'
import { checkWallets } from './wallet/check.ts'
import { pruneWebVitals } from './web-vitals/prune.ts'

const idOf = (payload: unknown) => Number((payload as { id?: unknown } | null)?.id)

/** Forgets what can no longer be used: ended sessions, spent links and codes, tries that no limit counts any more. */
async function cleanUp(context: Context) {
  for (const forget of [forgetSessions, forgetSecrets, forgetAttempts, forgetRequests, forgetAnswers]) await forget(context)
}

/** What can be done in the background, by the name under which it is added. */
export const tasks = {
  deliver: async (job: Job, payload: unknown) => {
    const id = idOf(payload)
    await deliver(job, id)
    await noteRelayed(job, [id])
  },
  deliver_due: async (job: Job) => noteRelayed(job, await deliverDue(job)),
  tell_school: (job: Job, payload: unknown, isLastTry?: boolean) => tellSchool(job, idOf(payload), isLastTry),
  tell_candidate: (job: Job, payload: unknown) => tellCandidate(job, idOf(payload)),
  tell_away: ({ transact }: Job) => transact(tellAway),
  tell_school_paid: (job: Job, payload: unknown) => tellSchoolPaid(job, payload as PaidToSchool),
  tell_school_gone: (job: Job, payload: unknown) => tellSchoolGone(job, payload as GoneFromSchool),
  order_timers: runOrderTimers,
  go_on_mailing: ({ transact }: Job) => transact(goOnMailing),
  prune_outbox: pruneOutbox,
  prune_web_vitals: pruneWebVitals,
  prune_uploads: pruneUploads,
  drop_uploads: (job: Job, payload: unknown) => dropUploads(job, payload as Parameters<typeof dropUploads>[1]),
  shelve_papers: shelvePapers,
  free_queues: freeQueues,
  score_tutors: (job: Job) => recomputeAllScores(job.database, job.clock()),
  confirm_schedules: askToConfirmSchedules,
  erase_clients: eraseClients,
  anonymize_tutors: anonymizeDue,
  end_tops: ({ transact }: Job) => transact(endTops),
  refund_payment: (job: Job, payload: unknown) => refundPayment(job, payload as Returned),
  ask_banks: askBanks,
  fail_payments: ({ transact }: Job) => transact(failUnpaid),
  end_acting: ({ transact }: Job) => transact(endActingInTime),
  clean_up: ({ transact }: Job) => transact(cleanUp),
  compact_order_counts: compactOrderCounts,
  compact_listing_counts: compactListingCounts,
  compact_daily_counts: compactDailyCounts,
  check_wallets: checkWallets,
  add_ad_views: addViews,
  relist: goOnRelisting,
  match_tags: matchTags,
  hand_over: goOnHandingOver,
  ring_line: ringLine,
  line_step: (job: Job, payload: unknown) => stepLine(job, payload as Parameters<typeof stepLine>[1]),
}

/** When, in UTC, as cron writes it (spec: decisions OPS-8). */
const times = {
  deliver_due: '* * * * *',
  ring_line: '* * * * *',
  tell_away: '* * * * *',
  go_on_mailing: '* * * * *',
  order_timers: '*/5 * * * *',
  add_ad_views: '*/5 * * * *',
  end_acting: '*/5 * * * *',
  score_tutors: '7 * * * *',
  compact_order_counts: '27 * * * *',
  compact_listing_counts: '28 * * * *',
  compact_daily_counts: '29 * * * *',
  check_wallets: '38 * * * *',
  end_tops: '17 * * * *',
  ask_banks: '*/10 * * * *',
  fail_payments: '22 * * * *',
  anonymize_tutors: '33 * * * *',
  clean_up: '47 * * * *',
  prune_outbox: '52 * * * *',
  confirm_schedules: '22 8 * * 1',
  erase_clients: '33 3 * * *',
  match_tags: '37 3 * * *',
  prune_web_vitals: '53 * * * *',
  prune_uploads: '41 3 * * *',
  shelve_papers: '12 * * * *',
} satisfies Partial<Record<keyof typeof tasks, string>>

/**
 * What is done by the clock; once, however many processes there are. Each task has a queue of its own, so that it never runs beside itself, a key, so that
 * what could not start is not done twice later, and one attempt: its next time is the retry.
 */
export const timetable: CronItem[] = [
  ...Object.entries(times).map(([task, match]) => ({ task, match, options: { queueName: task, jobKey: task, maxAttempts: 1 } })),
  // In no queue: it is what frees them.
  { task: 'free_queues', match: '* * * * *', options: { jobKey: 'free_queues', maxAttempts: 1 } },
]
